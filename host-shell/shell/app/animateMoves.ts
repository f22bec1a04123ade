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

/** What has left, how far down it was scrolled, and its path, which its ground depends on. */
interface Left {
  readonly old: HTMLElement
  readonly scrolled: number
  readonly path: string
}

/** The screen that has left, on its own ground and under the bar, which keeps its sign for Back. */
function pictureOf(page: Document, { old, scrolled, path }: Left, main: HTMLElement): HTMLElement {
  const [ground, leaving] = [page.createElement('div'), page.createElement('div')]
  ground.className = css.ground
  ground.dataset['path'] = path
  ground.style.setProperty('--scrolled', `${scrolled}px`)
  ground.hidden = true
  ground.inert = true
  for (const part of page.querySelector('#root > div')?.children ?? []) {
    // What comes before the screen: the safe area and the bar.
    if (part.contains(main)) break
    const bar = part.cloneNode(true) as HTMLElement
    bar.style.cssText = `position:absolute;inset-inline:0;top:${part.getBoundingClientRect().top}px`
    ground.append(bar)
  }
  leaving.className = css.leaving
  // Where it left so soon that no picture was taken yet.
  old.classList.remove(css.unseen)
  // Both begin at the same place of the page.
  const { top, left, width } = main.getBoundingClientRect()
  Object.assign(old.style, { top: `${top + scrollY - scrolled}px`, left: `${left}px`, width: `${width}px` })
  leaving.append(old)
  ground.append(leaving)
  return ground
}

/** Shows the move from one screen to the next. */
function animate(page: Document, left: Left, main: HTMLElement): void {
  main.classList.add(css.unseen)
  const picture = pictureOf(page, left, main)
  page.body.append(picture)
  // Of the page's root, where the engine's picture takes it from.
  page.documentElement.style.setProperty('--shift', getComputedStyle(main).getPropertyValue('--shift'))
  const { ready } = page.startViewTransition(() => {
    picture.remove()
    main.classList.replace(css.unseen, css.arriving)
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
  const { documentElement: html } = document
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
    // The path may have changed with the screen, or changes after it.
    const before = changes.find(({ oldValue }) => oldValue)?.oldValue ?? html.dataset['path'] ?? ''
    const from = { old: main, scrolled, path: before }
    win.requestAnimationFrame(() => {
      const arrived = arrivedIn(document)
      if (arrived && !swiped) animate(document, from, arrived)
      left = undefined
      swiped = false
    })
  })
  const root = document.getElementById('root')
  if (root) watch.observe(root, { childList: true, subtree: true })
  watch.observe(html, { attributeFilter: ['data-path'], attributeOldValue: true })
}
