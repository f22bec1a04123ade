// Page translators replace text nodes with <font> elements. React still holds its text nodes: it would update
// one that is no longer visible, and would throw when it removes one or inserts before one that is detached
// (react/react#11538). So a text node is put back before React touches it; the translator then treats it as
// new.

/** The elements a translator put in a text node's place. */
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

/** Puts React's text nodes back as needed, starting when a translator first removes one. */
export function keepTranslated({ document }: Window): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const observer = new MutationObserver((records) => {
    if (remember(records)) guard()
  })
  let isGuarded = false

  function putBack(node: Node): void {
    // A translator in the page's own world may have acted in the current task.
    remember(observer.takeRecords())
    standIns.get(node)?.replaceWith(node)
    standIns.delete(node)
  }

  /** The parent's child that contains a node: a translator may have wrapped it. */
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
        // If a translator removed it, nothing is left to remove.
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

  // An already translated page may have lost text nodes before this file loaded.
  if (document.querySelector('font')) guard()
  observer.observe(document.documentElement, { childList: true, subtree: true })
}
