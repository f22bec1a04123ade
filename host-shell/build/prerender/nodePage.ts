import { Script } from 'node:vm'
import type { SiteReader } from './siteReader.ts'
import type { FileIntegrity, Integrity } from '@companion/release-protocol/channelDocument'

type Element = HTMLScriptElement & HTMLLinkElement & { readonly integrity: Integrity }

export interface NodePage {
  /** Runs a file of a release, like a page that has preloaded it. */
  readonly run: (path: string) => Promise<void>
  /** Returns the scripts that files have requested since the last call, each with its integrity. */
  readonly asked: () => readonly FileIntegrity[]
  /** Returns whether an `Intl` format was created since the last call. */
  readonly formatted: () => boolean
}

/**
 * Tracks the creation of `Intl` formats. Returns a function that returns whether a format was created since
 * its last call.
 */
function watchFormats(): () => boolean {
  let isFormatted = false
  const take = <T>(result: T): T => {
    isFormatted = true
    return result
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat'] as const) {
    const watched = new Proxy(Intl[name], {
      construct: (target, args) => take(Reflect.construct(target, args) as object),
      apply: (target, self, args) => take(Reflect.apply(target, self, args) as object),
    })
    Object.assign(Intl, { [name]: watched })
  }
  return () => {
    const was = isFormatted
    isFormatted = false
    return was
  }
}

const origin = 'https://page.invalid'
const compiled = new Map<string, Script>()

/**
 * Gives this process the globals that scripts of the shell and of releases need. Only files of the site can
 * be loaded. Nothing here may affect what components render, except the path.
 */
export function nodePage(read: SiteReader): NodePage {
  let scripts: FileIntegrity[] = []
  const document = { currentScript: null as null | { readonly src: string } }

  async function run(path: string): Promise<void> {
    const bytes = await read(path)
    if (!bytes) throw new Error(`${path} is not there`)
    const script = compiled.get(path) ?? new Script(new TextDecoder().decode(bytes), { filename: path })
    compiled.set(path, script)
    document.currentScript = { src: origin + path }
    try {
      script.runInThisContext()
    } finally {
      document.currentScript = null
    }
  }

  function load(element: Element): void {
    const { pathname } = new URL(element.src || element.href, origin)
    if (element.rel === 'stylesheet') {
      queueMicrotask(() => element.onload?.({ type: 'load', target: element } as never))
      return
    }
    scripts.push([pathname, element.integrity])
    run(pathname).then(
      () => element.onload?.({ type: 'load', target: element } as never),
      () => element.onerror?.({ type: 'error', target: element } as never),
    )
  }

  Object.assign(document, {
    createElement: (tag: string) => ({ tagName: tag.toUpperCase(), setAttribute() {}, remove() {} }),
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener() {},
    removeEventListener() {},
    visibilityState: 'visible',
    head: { append: load, appendChild: load },
  })
  for (const [name, value] of Object.entries({
    self: globalThis,
    window: globalThis,
    addEventListener() {},
    removeEventListener() {},
    document,
    companion: { attempts: {}, hashes: {} },
    location: { origin, href: `${origin}/`, pathname: '/', search: '', hash: '' },
    navigator: { userAgent: '', language: 'en', languages: ['en'], maxTouchPoints: 0 },
    history: { state: null, pushState() {}, replaceState() {} },
    fetch: async (address: string) => {
      const bytes = await read(new URL(address, origin).pathname)
      return bytes ? new Response(bytes as BodyInit) : Response.error()
    },
  }))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  return {
    run,
    asked() {
      const found = scripts
      scripts = []
      return found
    },
    formatted: watchFormats(),
  }
}
