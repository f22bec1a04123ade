import { isPainted, type Box, type Image } from './image.ts'
import { callTo } from './page/bundle.ts'
import type { View } from './view.ts'

interface Line extends Box {
  readonly text: string
}

/**
 * User actions and observations in a view. Each is retried until it succeeds, for up to a minute, because a
 * busy machine is slow.
 */
export interface Visit {
  open(url: string): Promise<void>
  press(role: string, name: string): Promise<void>
  /** Types into the field with this label, which must contain `before`. */
  fill(label: string, value: string, before?: string): Promise<void>
  /** Waits until a matching text is painted within the selector's elements. */
  sees(text: RegExp, selector?: string): Promise<void>
  /** Waits until every text in view is painted. */
  seesAll(): Promise<void>
}

/** Texts with letters. For digits and symbols alone, pixels can't distinguish ink from paper reliably. */
const words = /\p{L}{3}/u

const patienceMs = 60_000
const pause = () => new Promise((done) => setTimeout(done, 40))

/**
 * Retries until the attempt succeeds. After the timeout, rejects with the last error and the engine's
 * messages.
 */
export async function until<T>(view: View, attempt: () => Promise<T>, patience = patienceMs): Promise<T> {
  const end = Date.now() + patience
  for (;;)
    try {
      return await attempt()
    } catch (reason) {
      if (Date.now() > end) throw new Error([String(reason), ...view.messages].join('\n'), { cause: reason })
      await pause()
    }
}

/**
 * Converts a box to image pixels. The scale differs by engine: one pixel per CSS pixel, two, or something
 * else.
 */
function scaled({ x, y, width, height }: Box, image: Image, pageWidth: number): Box {
  const by = image.width / pageWidth
  return { x: x * by, y: y * by, width: width * by, height: height * by }
}

export function visit(view: View): Visit {
  const call = async <T>(...[script, name, ...args]: Parameters<typeof callTo>) =>
    view.evaluate<T>(await callTo(script, name, ...args))
  const lines = (selector: string) => call<Line[]>('reading', 'lines', selector)

  async function faded(found: readonly Line[]): Promise<readonly string[]> {
    const image = await view.screenshot()
    const width = await view.evaluate<number>('innerWidth')
    return found.filter((line) => !isPainted(image, scaled(line, image, width))).map(({ text }) => text)
  }

  return {
    open: async (url) => {
      await view.evaluate('window.isLeft = true')
      await view.goto(url)
      let [asked, patience] = [Date.now(), 5000]
      await until(view, async () => {
        const { isLeft, state, at } = await view.evaluate<{ isLeft?: true; state: string; at: string }>(
          '({ isLeft: window.isLeft, state: document.readyState, at: location.href })',
        )
        // Navigating again aborts a slow load, so the timeout doubles each time. Otherwise a slow page would
        // never open.
        if (isLeft && view.losesNavigations && Date.now() - asked > patience) {
          ;[asked, patience] = [Date.now(), patience * 2]
          await view.goto(url)
        }
        if (isLeft || state === 'loading') throw new Error(`${url} has not come: ${state} at ${at}`)
      })
    },
    press: (role, name) => until(view, () => call('hands', 'press', role, name)),
    fill: (label, value, before = '') => until(view, () => call('hands', 'fill', label, value, before)),
    sees: (text, selector = 'body') =>
      until(view, async () => {
        await call('reading', 'bringIntoView', selector, text.source)
        const all = await lines(selector)
        const found = all.filter((line) => text.test(line.text))
        if (found.length === 0)
          throw new Error(`${text} is not among: ${all.map((line) => line.text).join(' | ')}`)
        const missing = await faded(found)
        if (missing.length > 0) throw new Error(`not painted: ${missing.join(' | ')}`)
      }),
    seesAll: () =>
      until(view, async () => {
        const missing = await faded((await lines('body')).filter(({ text }) => words.test(text)))
        if (missing.length > 0) throw new Error(`not painted: ${missing.join(' | ')}`)
      }),
  }
}
