import type { Screen } from '../screens.ts'

/** A page's own measurements, in milliseconds since navigation start. 0 means that it hasn't happened yet. */
export interface Marks {
  paint: number
  /**
   * `words`: the route's own heading is visible. `data`: the server's data is visible. `live`: a tap has been
   * handled.
   */
  words: number
  data: number
  live: number
  /** Sum of the parts of long tasks beyond 50 ms, in milliseconds. */
  blocking: number
  shift: number
}

declare global {
  interface Window {
    benchScreen?: Screen
    benchMarks?: Marks
    /** Notifies the driver that all marks are set. */
    benchDone?: (nothing: string) => void
    /** Resolves when the page's service worker is active and has stored the page with its files. */
    benchStored?: () => Promise<void>
  }
}

// The browser driver injects this script, so that it runs before any of the page's scripts.
const marks: Marks = { paint: 0, words: 0, data: 0, live: 0, blocking: 0, shift: 0 }
window.benchMarks = marks
const { heading, data, tap, leads } = window.benchScreen!
/** Time of the tap that was handled, in milliseconds since navigation start. */
let tapped = 0

const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
observe('longtask', ({ duration }) => (marks.blocking += duration - 50))
// Ignores shifts within 500 ms after input, as the metric is defined.
observe('layout-shift', (entry) => {
  const { startTime, value } = entry as PerformanceEntry & { value: number }
  if (!tapped || startTime < tapped || startTime > tapped + 500) marks.shift += value
})
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') marks.paint = startTime
})

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width * height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
}
const shows = (selector: string, fits: (text: string) => boolean): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) => fits(element.textContent.trim()) && isShown(element),
  )

let tapping = false
/**
 * Prevents the default action of the test's tap. Otherwise a link would leave a page whose script doesn't
 * handle it yet.
 */
addEventListener('click', (event) => {
  if (tapping) event.preventDefault()
})

let changed = false
const changes = new MutationObserver(() => (changed = true))

/** Taps and returns whether the page has changed. A live page changes in the same task. */
async function isAnswered(): Promise<boolean> {
  if (!tap) return true
  const target = document.querySelector<HTMLElement>(tap)
  if (!target) return false
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  changed = false
  tapping = true
  target.click()
  tapping = false
  const at = performance.now()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  changes.disconnect()
  if (changed) tapped = at
  return changed
}

/**
 * Looks for changes once per frame. A change becomes visible when the next frame begins, so it's marked then.
 */
async function look(seen: readonly (keyof Marks)[]): Promise<void> {
  const now = performance.now()
  for (const name of seen) marks[name] = now
  const next: (keyof Marks)[] = []
  if (!marks.words && !seen.includes('words') && shows('h1', (text) => text === heading)) next.push('words')
  if (
    !marks.data &&
    marks.words &&
    (!data || shows(data.selector, (text) => new RegExp(data.text).test(text)))
  )
    next.push('data')
  if (!marks.live && (leads ? marks.data : marks.words) && (await isAnswered())) next.push('live')
  if (!marks.live || !marks.data) requestAnimationFrame(() => void look(next))
  else window.benchDone?.('')
}
requestAnimationFrame(() => void look([]))

/** Returns the number of stored files, or 0 until the document is stored. */
async function storedCount(): Promise<number> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const keys = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
  return keys.some(({ url }) => url.includes('?lang=')) ? keys.length : 0
}

window.benchStored = async () => {
  await navigator.serviceWorker.ready
  for (let before = -1, now = 0; !now || now !== before;) {
    await new Promise((done) => setTimeout(done, 200))
    before = now
    now = await storedCount()
  }
}
