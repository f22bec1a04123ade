import { timeout } from '@companion/shared/platform/clock'
import { chromium, type Dialog } from '@playwright/test'
import { PNG } from 'pngjs'
import { unwrapped, wrapped } from './expression.ts'
import { deliverTo } from './hostProgram.ts'
import type { View, ViewOptions } from './view.ts'

const prefix = 'native-app:'
/** Timeout for a page's response in milliseconds. A page blocked by its own call never responds. */
const patienceMs = 20_000
/**
 * Timeout for leaving a page in milliseconds. It's much longer than navigation takes, but short enough to
 * retry a navigation that never ends.
 */
const leavingMs = 5_000

/**
 * Opens Chromium with an Android app's object in the page. As in an app, a call blocks the page until it
 * returns, so the object uses `prompt`.
 */
export async function openChromium(executablePath: string, { startScript, app }: ViewOptions): Promise<View> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const messages: string[] = []
  const answer = (dialog: Dialog) => {
    const text = dialog.message()
    if (!app || !text.startsWith(prefix)) return void dialog.accept()
    const [name, args] = JSON.parse(text.slice(prefix.length)) as [string, unknown[]]
    let reply: object
    try {
      reply = { json: app.callObject(name, args) }
    } catch (failure) {
      reply = { threw: (failure as Error).message }
    }
    return void dialog.accept(JSON.stringify(reply)).catch(() => {})
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  // Runs in the top frame only, because apps inject their object only there.
  await context.addInitScript({ content: `if (self === top) { ${startScript} }` })
  context.on('console', (message) => {
    const { url, lineNumber } = message.location()
    if (/^(warning|error)$/.test(message.type())) messages.push(`${message.text()} (${url}:${lineNumber})`)
  })
  context.on('dialog', answer)
  let page = await context.newPage()
  const evaluate = async <T>(expression: string) => {
    const answer = timeout(patienceMs, page.evaluate(wrapped(expression)))
    return unwrapped<T>(
      await answer.catch(async (failure: Error) => {
        // A page that a link leaves during its own call never responds again. So the next URL gets a new
        // page.
        if (failure.name === 'TimeoutError') {
          void page.close()
          page = await context.newPage()
        }
        throw failure
      }),
    )
  }
  if (app) app.deliver = (message) => void evaluate(deliverTo(message)).catch(() => {})
  const show = (url: string, timeout: number) => page.goto(url, { waitUntil: 'commit', timeout })
  return {
    messages,
    evaluate,
    async goto(url) {
      // A call by the page being left can swallow the browser's response to the navigation. Then a new page
      // opens the URL.
      await show(url, leavingMs).catch(async () => {
        void page.close()
        page = await context.newPage()
        await show(url, patienceMs)
      })
    },
    screenshot: async () => PNG.sync.read(await page.screenshot()),
    close: () => browser.close(),
  }
}
