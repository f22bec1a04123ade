/** When a release's first script was asked for, its screen was rendered out of sight, and it took over; ms. */
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
    /** `<remote>@<version>-<build>` → its marks since they were last cleared. */
    benchReleases: Record<string, ReleaseMarks>
    /** Taps an element; gives how long and how many frames it takes until a heading is there. */
    benchMove: (selector: string, heading: string) => Promise<Move>
  }
}

window.benchReleases = {}

function mark(ref: string, name: keyof ReleaseMarks): void {
  const marks = (window.benchReleases[ref] ??= {})
  marks[name] ??= performance.now()
}

function see(node: Node): void {
  if (node instanceof HTMLScriptElement) {
    const [, remote, id] = /\/r\/([\w-]+)\/([^/]+)\//.exec(node.src) ?? []
    if (remote) mark(`${remote}@${id}`, 'begun')
  }
  if (!(node instanceof Element)) return
  for (const root of [node, ...node.querySelectorAll('[data-release]')]) {
    const ref = root.getAttribute('data-release')
    if (ref) mark(ref, root.hasAttribute('hidden') ? 'staged' : 'shown')
  }
}

new MutationObserver((records) => {
  for (const { addedNodes, target, type } of records)
    if (type === 'attributes') see(target)
    else for (const node of addedNodes) see(node)
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] })

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
