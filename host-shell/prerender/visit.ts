import { Script } from 'node:vm'
import { Window as HappyWindow } from 'happy-dom'
import { placeApp, type Device } from './devices.ts'
import { renumbered, treeOf, type TreeElement } from './tree.ts'

/** What a page is visited with. */
export interface Visit {
  /** The document, as a host would send it; its scripts run. */
  readonly html: string
  readonly host: string
  readonly path: string
  /** The visitor's language, as the browser says it. */
  readonly lang: string
  readonly device: Device
  /** Whether the page has a session. */
  readonly signedIn: boolean
  /** A file of the site; undefined where there is none. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
}

/** The first whole screen of a page. */
export interface FirstScreen {
  readonly tree: TreeElement
  /** Addresses of the stylesheets it has asked for, in their order. */
  readonly sheets: readonly string[]
  /** Files of releases that it has asked for and that its document has not named, each with its integrity. */
  readonly late: readonly (readonly [path: string, integrity: string])[]
}

/** How long a page may take to its first screen (ms): longer than any wait of its own. */
const patience = 20_000

/** An access token of nobody, which no page finds run out. */
const someToken = `e30.${btoa('{"userId":"0","exp":99999999999}').replace(/=/g, '')}.`

const scripts = /<script>([^]*?)<\/script>/g
const compiled = new Map<string, Script>()

/** Compiled once for all windows. */
function compile(name: string, text: () => string): Script {
  const script = compiled.get(name) ?? new Script(text(), { filename: name })
  compiled.set(name, script)
  return script
}

type Asked = HTMLScriptElement & HTMLLinkElement

/** Answers what a page asks for from the site's files, and nothing else ever: the screen shows itself without data. */
function serveFiles(
  win: Window,
  { read }: Visit,
  sheets: string[],
  late: [path: string, integrity: string][],
): void {
  const { document } = win
  const pathOf = (address: string) => new URL(address, win.location.href).pathname
  const named = new Set<string>()
  let running: unknown = null
  Object.defineProperty(document, 'currentScript', { get: () => running })
  const load = async (asked: Asked): Promise<void> => {
    const path = pathOf(asked.src || asked.href)
    // When it is asked for, not when it has come: which of two files is read sooner differs from build to build.
    if (asked.rel === 'stylesheet') sheets.push(path)
    const isOwn = new URL(asked.src || asked.href, win.location.href).origin === win.location.origin
    // The drawings of failures come with every remote, and no document waits for them.
    const isWanted = isOwn && /^\/r\/(?!shell\/)(?!.*\/drawings\.)/.test(path)
    if (isWanted && !named.has(path)) late.push([path, asked.integrity])
    try {
      const bytes = await read(path)
      if (!bytes) throw new Error(`${path} is not there`)
      if (asked.tagName === 'SCRIPT') {
        const script = compile(path, () => new TextDecoder().decode(bytes))
        running = asked
        script.runInContext(win as never)
      }
      asked.onload?.({ type: 'load', target: asked } as never)
    } catch (cause) {
      console.error(cause)
      asked.onerror?.({ type: 'error', target: asked } as never)
    } finally {
      running = null
    }
  }
  const add = <T extends Node>(node: T): T => {
    const asked = node as unknown as Asked
    if (asked.rel === 'preload') named.add(pathOf(asked.href))
    if (asked.tagName === 'SCRIPT' || asked.rel === 'stylesheet') void load(asked)
    return node
  }
  document.head.append = (...nodes) => nodes.forEach((node) => typeof node !== 'string' && add(node))
  document.head.appendChild = add
  win.fetch = async (address) => {
    const path = pathOf(String(address))
    // No news: the page shows what its document names.
    if (path.startsWith('/c/')) return { ok: false } as Response
    const bytes = /^\/(r|shell)\//.test(path) ? await read(path) : await new Promise<undefined>(() => {})
    const text = new TextDecoder().decode(bytes)
    return {
      ok: bytes !== undefined,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    } as Response
  }
}

/**
 * Starts a page as a browser would, but without a network, and gives its first whole screen. Undefined when it shows
 * none: it needs somebody who has signed in, or it has failed. Ends within `patience`.
 */
export async function visit(asked: Visit): Promise<FirstScreen | undefined> {
  const { html, host, path, lang, device, signedIn } = asked
  const happy = new HappyWindow({
    url: `https://${host}${path}`,
    width: 390,
    height: 844,
    settings: {
      enableJavaScriptEvaluation: false,
      navigator: { userAgent: device.userAgent, maxTouchPoints: device.touchPoints },
    },
  })
  const win = happy as unknown as Window
  try {
    // The bar is in the words, and the visitor's address decides whether it is seen.
    win.sessionStorage.setItem('inset', '0')
    if (signedIn) win.sessionStorage.setItem('acc_token', someToken)
    const value = device.region ? `${lang}-${device.region}` : lang
    Object.defineProperty(win.navigator, 'language', { value })
    placeApp(win, device)
    happy.document.write(html.replace(scripts, ''))
    const sheets: string[] = []
    const late: [path: string, integrity: string][] = []
    serveFiles(win, asked, sheets, late)
    const root = win.document.getElementById('root')
    if (!root) throw new Error('the document has no root')
    const shown = new Promise<FirstScreen | undefined>((resolve) => {
      const insert = root.appendChild.bind(root)
      // React's first commit; what its layout effects change comes within the same task.
      root.appendChild = <T extends Node>(node: T): T => {
        const inserted = insert(node)
        queueMicrotask(() =>
          resolve(
            root.querySelector('[data-remote] h1')
              ? { tree: renumbered(treeOf(root.lastElementChild!)), sheets, late: [...late] }
              : undefined,
          ),
        )
        return inserted
      }
      setTimeout(() => resolve(undefined), patience).unref()
    })
    for (const [, text = ''] of html.matchAll(scripts)) compile(text, () => text).runInContext(win as never)
    // The document is whole: what waits for its words to be painted would else wait a second (`boot/wordsScript.ts`).
    win.dispatchEvent(new happy.Event('DOMContentLoaded') as unknown as Event)
    return await shown
  } finally {
    await happy.happyDOM.close()
  }
}
