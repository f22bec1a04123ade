import { chromium } from '@playwright/test'
import { PNG } from 'pngjs'
import { unwrapped, wrapped } from './expression.ts'
import { deliverTo } from './hostProgram.ts'
import type { View, ViewOptions } from './view.ts'

const prefix = 'native-app:'

/** Chromium with the object of an Android app: a call stops the page until it is answered, as `prompt` does. */
export async function openChromium(executablePath: string, { startScript, app }: ViewOptions): Promise<View> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await page.addInitScript({ content: startScript })
  const messages: string[] = []
  page.on('console', (message) => {
    const { url, lineNumber } = message.location()
    if (/^(warning|error)$/.test(message.type())) messages.push(`${message.text()} (${url}:${lineNumber})`)
  })
  const evaluate = async <T>(expression: string) => unwrapped<T>(await page.evaluate(wrapped(expression)))
  if (app) app.deliver = (message) => void evaluate(deliverTo(message)).catch(() => {})
  page.on('dialog', (dialog) => {
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
  })
  return {
    messages,
    evaluate,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    screenshot: async () => PNG.sync.read(await page.screenshot()),
    close: () => browser.close(),
  }
}
