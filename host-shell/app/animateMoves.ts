import * as css from './animateMoves.css.ts'

// A move is rendered within its tap, as without this file: words, focus and scroll position are the next screen's at once.
// For the one frame that the engine needs to take a picture of what was there, the screen that has left lies over it.

/** The screen that these changes have taken from the page. One on its way has no heading; a cover leaves with its screen. */
function leftBy(changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, target } of changes)
    for (const node of removedNodes) {
      const isCovered = () => changes.some((it) => it.target === target.parentNode && it.removedNodes.length)
      if (node.nodeName !== 'MAIN' || isCovered()) continue
      return (node as Element).querySelector('h1') ? (node as HTMLElement) : undefined
    }
  return undefined
}

/** The screen on show, if it is there. */
function arrivedIn(page: Document): HTMLElement | undefined {
  const main = page.querySelector('main')
  if (!main?.querySelector('h1') || getComputedStyle(main).visibility !== 'visible') return undefined
  return main
}

/** Shows the move from one screen to the next; `scrolled` is how far down the page was. */
function animate(page: Document, old: HTMLElement, scrolled: number, main: HTMLElement): void {
  main.classList.add(css.unseen)
  // Where it left so soon that no picture was taken yet.
  old.classList.remove(css.unseen)
  const leaving = page.createElement('div')
  leaving.className = css.leaving
  leaving.hidden = true
  leaving.inert = true
  // Both begin at the same place of the page.
  const { top, left, width } = main.getBoundingClientRect()
  Object.assign(old.style, { top: `${top + scrollY - scrolled}px`, left: `${left}px`, width: `${width}px` })
  leaving.append(old)
  page.body.append(leaving)
  // Of the page's root, where the engine's picture takes it from.
  page.documentElement.style.setProperty('--shift', getComputedStyle(main).getPropertyValue('--shift'))
  const { ready } = page.startViewTransition(() => {
    leaving.remove()
    main.classList.remove(css.unseen)
  })
  // Rejected where the next move or a page out of sight has ended it.
  ready.catch(() => {})
}

/**
 * Moves from screen to screen with the engine's view transitions. None where either screen is not there yet, where
 * movement is unwanted, or where the browser has shown one of its own for a swipe.
 */
export function animateMoves(win: Window): void {
  const { document } = win
  const reduced = win.matchMedia('(prefers-reduced-motion: reduce)')
  let scrolled = win.scrollY
  let swiped = false
  let left: HTMLElement | undefined
  // Comes with the next frame, so that it still says how far down the screen was that has just left.
  win.addEventListener('scroll', () => (scrolled = win.scrollY), { passive: true })
  win.addEventListener('popstate', ({ hasUAVisualTransition }) => (swiped = hasUAVisualTransition))
  // Not the router's events: this listens too late to hear of a step back before the next screen is rendered.
  const watch = new MutationObserver((changes) => {
    const main = leftBy(changes)
    // A second move within a frame: nobody has seen the screen between.
    if (!main || left || reduced.matches || document.hidden) return
    left = main
    const from = scrolled
    win.requestAnimationFrame(() => {
      const arrived = arrivedIn(document)
      if (arrived && !swiped) animate(document, main, from, arrived)
      left = undefined
      swiped = false
    })
  })
  const root = document.getElementById('root')
  if (root) watch.observe(root, { childList: true, subtree: true })
}
