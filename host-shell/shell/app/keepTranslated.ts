// Page translators replace text nodes with <font> elements, but React still refers to its text nodes. React
// would update a node that's no longer visible, and would throw when it removes a detached node or inserts
// before one (react/react#11538). So each text node is put back before React touches it. The translator then
// treats it as new text.

/** Detached text node → the element that a translator inserted in its place. */
const standIns = new WeakMap<Node, ChildNode>()
const taken = new WeakSet<Node>()

const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

function remember(records: readonly MutationRecord[]): boolean {
  let found = false
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isFont(node) && !taken.has(node),
      )
      if (!isFont(font)) continue
      standIns.set(text, font)
      taken.add(font)
      found = true
    }
  return found
}

/**
 * Puts React's text nodes back when React needs them. Does nothing until a translator removes the first one.
 */
export function keepTranslated({ document }: Window): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const observer = new MutationObserver((records) => {
    if (remember(records)) guard()
  })
  let isGuarded = false

  function putBack(node: Node): void {
    // A translator that runs in the page's own JavaScript can have changed nodes in the current task, so the
    // observer's callback hasn't run yet.
    remember(observer.takeRecords())
    standIns.get(node)?.replaceWith(node)
    standIns.delete(node)
  }

  /** Returns the child of `parent` that contains the node, because a translator can have wrapped it. */
  function holderIn(parent: Node, node: Node): Node | null {
    let at: Node | null = node
    while (at && at.parentNode !== parent) at = at.parentNode
    return at
  }

  function guard(): void {
    if (isGuarded) return
    isGuarded = true
    Object.assign(Node.prototype, {
      removeChild(this: Node, child: Node) {
        putBack(child)
        // If a translator has removed the text, there's nothing left to remove.
        if (child.parentNode) removeChild.call(child.parentNode, child)
        return child
      },
      insertBefore(this: Node, child: Node, before: Node | null) {
        putBack(child)
        if (before) putBack(before)
        return insertBefore.call(this, child, before && holderIn(this, before))
      },
      appendChild(this: Node, child: Node) {
        putBack(child)
        return appendChild.call(this, child)
      },
    })
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        putBack(this)
        nodeValue?.set?.call(this, value)
      },
    })
  }

  // If the page is already translated, its text nodes were replaced before this file loaded.
  if (document.querySelector('font')) guard()
  observer.observe(document.documentElement, { childList: true, subtree: true })
}
