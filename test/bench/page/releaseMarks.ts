/**
 * Times in milliseconds: the request for a release's first script, the hidden render of its screen, and the
 * swap to it.
 */
export interface ReleaseMarks {
  begun?: number
  staged?: number
  shown?: number
}

interface Move {
  readonly ms: number
  readonly frames: number
}

declare global {
  interface Window {
    /** `<remote>@<version>-<build>` → the release's marks since they were last cleared. */
    benchReleases: Record<string, ReleaseMarks>
    /**
     * Taps an element. Resolves with the time in milliseconds and the number of frames until a heading
     * appears.
     */
    benchMove: (selector: string, heading: string) => Promise<Move>
  }
}

window.benchReleases = {}

function mark(ref: string, name: keyof ReleaseMarks): void {
  const marks = (window.benchReleases[ref] ??= {})
  marks[name] ??= performance.now()
}

new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      const [, remote, id] =
        (node instanceof HTMLScriptElement && /\/r\/([\w-]+)\/([^/]+)\//.exec(node.src)) || []
      if (remote) mark(`${remote}@${id}`, 'begun')
    }
}).observe(document, { subtree: true, childList: true })

// A release can render and take over in one task. A mutation observer would see that as one change, so the
// marks are set when the attributes change.
const { setAttribute, removeAttribute } = Element.prototype
Element.prototype.setAttribute = function (name, value) {
  if (name === 'data-release') mark(value, 'staged')
  setAttribute.call(this, name, value)
}
Element.prototype.removeAttribute = function (name) {
  const ref = name === 'hidden' && this.getAttribute('data-release')
  if (ref) mark(ref, 'shown')
  removeAttribute.call(this, name)
}

window.benchMove = (selector, heading) =>
  new Promise((done) => {
    const since = performance.now()
    let frames = 0
    document.querySelector<HTMLElement>(selector)?.click()
    const look = (): void => {
      const there = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === heading)
      if (there) return done({ ms: performance.now() - since, frames })
      frames++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
