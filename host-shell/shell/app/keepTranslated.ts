// A page translator puts <font> elements in the place of the page's texts. React keeps the texts that it has made: it would
// change one that nobody sees any more, and throw where it removes one or puts something before one that is not there
// (react/react#11538). So a text comes back to its place before React touches it; the translator then finds it as a new one.

/** What a translator has put in the place of a text. */
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

/** Lets React find its texts, from the first one on that a translator takes away. */
export function keepTranslated({ document }: Window): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const observer = new MutationObserver((records) => {
    if (remember(records)) guard()
  })
  let isGuarded = false

  function putBack(node: Node): void {
    // A translator in the page's own world may have acted in this very task.
    remember(observer.takeRecords())
    standIns.get(node)?.replaceWith(node)
    standIns.delete(node)
  }

  /** The child of a parent that holds a node: a translator may have put it into an element of its own. */
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
        // What a translator has taken away is gone.
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

  // A page that is translated already may have lost texts before this file came.
  if (document.querySelector('font')) guard()
  observer.observe(document.documentElement, { childList: true, subtree: true })
}
