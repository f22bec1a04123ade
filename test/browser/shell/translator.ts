import { expect, type Page } from '@playwright/test'

/** How a translator takes a text of the page away: out of it, out of it at once with what takes its place, or into that. */
export type Way = 'removed' | 'replaced' | 'moved'

/** Before each translated text. Neither a person nor a locator sees it. */
const mark = '\u200B'

/**
 * In a page: puts two <font> elements in the place of each text, now and whenever one comes or changes, as page translators
 * do, and adds to it what password managers and writing assistants add.
 */
function translatePage(way: Way, sign: string): void {
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

const scriptOf = (way: Way) =>
  `(${translatePage.toString()})(${JSON.stringify(way)}, ${JSON.stringify(mark)})`

/** Translates all pages from their beginning, before any script of theirs. */
export async function translateFromStart(page: Page, way: Way = 'removed'): Promise<void> {
  await page.addInitScript({ content: scriptOf(way) })
}

/** Translates a page that is there, from a world of its own as a browser's extensions have, and all pages after it. */
export async function translateFromNow(page: Page, way: Way): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  const { frameTree } = await client.send('Page.getFrameTree')
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'translator',
  })
  await client.send('Page.addScriptToEvaluateOnNewDocument', {
    source: scriptOf(way),
    worldName: 'translator',
  })
  await client.send('Runtime.evaluate', { expression: scriptOf(way), contextId })
}

/** The page's words as React has them, and as they are on show; portals stand elsewhere. */
const words = (page: Page) =>
  page.evaluate((sign) => {
    interface Fiber {
      readonly tag: number
      readonly memoizedProps: unknown
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    const [text, element, portal] = [6, 5, 4]
    const root = document.getElementById('root')!
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!
    const found: string[] = []
    const walk = (fiber: Fiber | null): void => {
      for (let at = fiber; at; at = at.sibling) {
        if (at.tag === text) found.push(String(at.memoizedProps))
        const { children } = (at.memoizedProps ?? {}) as { children?: unknown }
        if (at.tag === element && /^(string|number)$/.test(typeof children)) found.push(String(children))
        if (at.tag !== portal) walk(at.child)
      }
    }
    const current = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode
      .current
    walk(current)
    return [found.join(''), root.textContent.replaceAll(sign, '')] as const
  }, mark)

/** Proves that the page shows each text that React has in its last value, all of them translated. */
export async function expectTranslated(page: Page, where: string): Promise<void> {
  await expect
    .poll(async () => {
      const [own, shown] = await words(page)
      expect(own, where).not.toBe('')
      return own === shown ? 'the same' : `${own}\n   is shown as\n${shown}`
    }, where)
    .toBe('the same')
  const plain = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const left: string[] = []
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        if (data.trim() && !parentElement?.closest('script, style, noscript, font')) left.push(data)
      }
      return left
    })
  await expect.poll(plain, `${where}: not translated`).toEqual([])
}
