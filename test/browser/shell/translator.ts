import { expect, type Page } from '@playwright/test'
import { translatePage, type Way } from './translatePage.ts'

/** Marks each translated text. The zero-width space is invisible to users and ignored by locators. */
const mark = '\u200B'

const scriptOf = (way: Way) =>
  `(${translatePage.toString()})(${JSON.stringify(way)}, ${JSON.stringify(mark)})`

/** Translates every page that opens from now on, before its own scripts run. */
export async function translateFromStart(page: Page, way: Way = 'removed'): Promise<void> {
  await page.addInitScript({ content: scriptOf(way) })
}

/** Translates the open page and all later pages from an isolated world, as browser extensions do. */
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

/**
 * Returns the text in React's tree and the text in the document. Leaves out portals, which are elsewhere in
 * the document.
 */
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

/** Checks that the document shows the latest text in React's tree, and that all of it is translated. */
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
