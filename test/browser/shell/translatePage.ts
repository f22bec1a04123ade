/**
 * How a translator changes a text node: removes it, replaces it in one step, or moves it into its
 * replacement.
 */
export type Way = 'removed' | 'replaced' | 'moved'

/**
 * Replaces each text node with two nested <font> elements, now and on every change, as page translators do.
 * Also adds elements, as password managers and writing assistants do. Runs in the page, so it can't use
 * anything outside the function.
 */
export function translatePage(way: Way, sign: string): void {
  const left = 'script, style, noscript, textarea, font, [data-extension], .notranslate, [translate="no"]'
  const font = (content: string | Node) => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    element.append(content)
    return element
  }
  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || parent.closest(left)) return
    if (way === 'moved') {
      const outer = font('')
      text.before(outer)
      text.data = sign + text.data
      outer.append(font(text))
      return
    }
    const outer = font(font(sign + text.data))
    if (way === 'replaced') return parent.replaceChild(outer, text)
    parent.insertBefore(outer, text)
    parent.removeChild(text)
  }
  const extend = (top: Element) => {
    for (const field of top.querySelectorAll('input:not([data-extended])')) {
      field.setAttribute('data-extended', '')
      field.setAttribute('spellcheck', 'false')
      const icon = document.createElement('div')
      icon.dataset['extension'] = ''
      field.after(icon)
      icon.cloneNode().insertBefore(icon.cloneNode(), null)
      field.before(icon.cloneNode())
    }
  }
  const take = (top: Node) => {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const found: Text[] = top.nodeType === Node.TEXT_NODE ? [top as Text] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) translate(text)
    if (top instanceof Element) extend(top)
  }
  const begin = () => {
    const { documentElement: html } = document
    html.classList.add('translated-ltr')
    const bar = document.createElement('div')
    bar.dataset['extension'] = ''
    html.insertBefore(bar, document.body)
    html.append(bar.cloneNode())
    take(html)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) take(node)
    }).observe(html, { childList: true, characterData: true, subtree: true })
  }
  const ready = () => {
    if (!document.documentElement) return
    whenThere.disconnect()
    begin()
  }
  const whenThere = new MutationObserver(ready)
  whenThere.observe(document, { childList: true })
  ready()
}
