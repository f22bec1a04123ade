/**
 * Input of this script. It runs in the page before the page's own scripts, so it must work in the oldest
 * engines.
 */
interface Given {
  /**
   * Methods of the Android object. Set if the engine can't inject one natively, so this script creates it.
   */
  readonly object?: readonly string[]
  /** The object that an iOS app sets in the page. */
  readonly info?: unknown
}

declare const given: Given

type Native = Record<string, (...args: unknown[]) => unknown>

// Reports a fault on the console, because console messages survive the page.
const tell = (what: string) => console.error(`fault on ${location.pathname}: ${what}`)
// Loads that navigation aborts aren't faults, so they aren't reported while the page is leaving.
let isLeaving = false
addEventListener('beforeunload', () => (isLeaving = true))
/**
 * Returns whether a failed preload is harmless. Firefox ends a preload with an error if its script takes over
 * the request before it's complete. If the script missed any bytes, it would report an error itself.
 */
const isTakenOver = ({ href }: HTMLLinkElement) => [...document.scripts].some(({ src }) => src === href)
addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (isLeaving && target !== window) return
    if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement)
      tell(`resource ${target.src}`)
    else if (target instanceof HTMLLinkElement) {
      if (!isTakenOver(target)) tell(`resource ${target.href}`)
    } else tell(`exception ${event.message} ${event.filename}:${event.lineno}:${event.colno}`)
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => tell(`rejection ${String(reason)}`))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  tell(`policy ${violatedDirective} ${blockedURI} ${sample}`),
)

/** Returns the app's state, with the overrides that a test has stored for the next page. */
function infoOf(info: unknown): unknown {
  try {
    return { ...(info as object), ...(JSON.parse(sessionStorage.getItem('app.info') ?? '{}') as object) }
  } catch {
    // A page without an origin has no storage, and reading it throws.
    return info
  }
}

const ask = window.prompt.bind(window)
if (given.object) {
  const native: Native = {}
  for (const name of given.object)
    native[name] = (...args) => {
      const reply = ask(`native-app:${JSON.stringify([name, args])}`) ?? '{}'
      const { json, threw } = JSON.parse(reply) as { json?: string; threw?: string }
      if (threw !== undefined) throw new Error(threw)
      return name === 'bridgeInfo' && json ? JSON.stringify(infoOf(JSON.parse(json))) : json
    }
  Object.assign(window, { CompanionNative: native })
}
if (given.info) Object.assign(window, { __companionInfo: infoOf(given.info) })

/** Times in a page's start. Compare them only with each other, because a busy machine is slow. */
export interface Marks {
  /** Theme, language, direction and top inset at the first non-empty frame. */
  first?: {
    readonly theme: string | undefined
    readonly lang: string
    readonly dir: string
    readonly top: string
  }
  /** Time at which the first heading appeared, in milliseconds since the page's start. */
  heading?: number
  /**
   * Time of the task after the one that rendered the first heading, in milliseconds since the page's start.
   */
  taskAfter?: number
  /**
   * Time of the second task after the first frame of the complete document, when its text is visible. In
   * milliseconds.
   */
  shown?: number
}

/**
 * URLs of loaded scripts and stylesheets. They're recorded here, because loaders remove the elements again.
 */
const used: string[] = []
Object.assign(window, { used })
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
    if (node instanceof HTMLScriptElement) used.push(node.src)
    else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') used.push(node.href)
  }
}).observe(document, { childList: true, subtree: true })

const marks: Marks = {}
Object.assign(window, { marks })
const look = () => {
  const { dataset, lang, dir, style } = document.documentElement
  return { theme: dataset['theme'], lang, dir, top: style.getPropertyValue('--safe-top') }
}
// Registered before the page's own listeners, so the second timer runs right after their work for that frame.
addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => setTimeout(() => setTimeout(() => (marks.shown = performance.now())))),
)
let isBegun = false
const watch = new MutationObserver(() => {
  if (!isBegun && document.body?.firstElementChild) {
    isBegun = true
    // Reads the settings just before the first frame that can show anything.
    requestAnimationFrame(() => (marks.first = look()))
  }
  if (!document.querySelector('main h1')) return
  watch.disconnect()
  marks.heading = performance.now()
  setTimeout(() => (marks.taskAfter = performance.now()), 0)
})
watch.observe(document, { childList: true, subtree: true })
