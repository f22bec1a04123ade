/** Runs in the page before its own scripts; must work in the oldest engines. */
interface Given {
  /** Methods of the Android object to create, if the engine can't inject one natively. */
  readonly object?: readonly string[]
  /** Facts that an iOS app sets. */
  readonly info?: unknown
}

declare const given: Given

type Native = Record<string, (...args: unknown[]) => unknown>

// Faults go to the console, which outlives the page.
const tell = (what: string) => console.error(`fault on ${location.pathname}: ${what}`)
// Loads aborted by navigation aren't faults.
let isLeaving = false
addEventListener('beforeunload', () => (isLeaving = true))
/**
 * Firefox ends a preload with an error if its script takes over the request before it is complete. The script
 * has the bytes; if they were missing, it would report an error itself.
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

/** The app's state, with a test's overrides for the next page. */
function infoOf(info: unknown): unknown {
  try {
    return { ...(info as object), ...(JSON.parse(sessionStorage.getItem('app.info') ?? '{}') as object) }
  } catch {
    // A page without an origin has no storage.
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

/** Times in a page's start. Only compare them with each other: a busy machine is slow. */
export interface Marks {
  /** The page's frame settings at the first non-empty frame. */
  first?: {
    readonly theme: string | undefined
    readonly lang: string
    readonly dir: string
    readonly top: string
  }
  /** When the first heading appeared, in milliseconds since the page's start. */
  heading?: number
  /**
   * When the task after the one that rendered the first heading ran, in milliseconds since the page's start.
   */
  taskAfter?: number
  /** When the second task after the complete document's first frame ran: its text is visible. */
  shown?: number
}

/** URLs of loaded scripts and stylesheets; loaders remove their elements again. */
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
// Registered before the page's own listeners, so it comes right after their work following that frame.
addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => setTimeout(() => setTimeout(() => (marks.shown = performance.now())))),
)
let isBegun = false
const watch = new MutationObserver(() => {
  if (!isBegun && document.body?.firstElementChild) {
    isBegun = true
    // Runs before the first frame that can show anything.
    requestAnimationFrame(() => (marks.first = look()))
  }
  if (!document.querySelector('main h1')) return
  watch.disconnect()
  marks.heading = performance.now()
  setTimeout(() => (marks.taskAfter = performance.now()), 0)
})
watch.observe(document, { childList: true, subtree: true })
