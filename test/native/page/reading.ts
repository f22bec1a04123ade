/** Functions with which a test reads the page. They're the same in every engine. */

/** Returns the lines of text that are in view and not covered, with their boxes in CSS pixels. */
function lines(selector: string) {
  const found: { text: string; x: number; y: number; width: number; height: number }[] = []
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const box = range.getClientRects()[0]
      if (!nodeValue?.trim() || !box || box.width < 4 || box.top < 0 || box.left < 0) continue
      if (box.bottom > innerHeight || box.right > innerWidth) continue
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!top || !parentElement?.contains(top)) continue
      found.push({ text: nodeValue.trim(), x: box.left, y: box.top, width: box.width, height: box.height })
    }
  }
  return found
}

/** Scrolls the first matching text into view. */
function bringIntoView(selector: string, pattern: string): boolean {
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!new RegExp(pattern).test(walker.currentNode.nodeValue?.trim() ?? '')) continue
      walker.currentNode.parentElement?.scrollIntoView({ block: 'center' })
      return true
    }
  }
  return false
}

Object.assign(window, { reading: { lines, bringIntoView, page: document } })
