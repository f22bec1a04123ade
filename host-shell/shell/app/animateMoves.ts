import * as css from './animateMoves.css.ts'

// Navigation still renders synchronously within its tap: text, focus and scroll position change at once. For
// the one frame the engine needs to take its snapshot, the old screen lies on top.

/**
 * The screen that these changes removed. A skeleton has no heading; a covered screen is removed with its
 * cover.
 */
function leftBy(changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { removedNodes, target } of changes)
    for (const node of removedNodes) {
      const isCovered = () => changes.some((it) => it.target === target.parentNode && it.removedNodes.length)
      if (node.nodeName !== 'MAIN' || isCovered()) continue
      return (node as Element).querySelector('h1') ? (node as HTMLElement) : undefined
    }
  return undefined
}

/** The visible screen, if it has loaded. */
function arrivedIn(page: Document): HTMLElement | undefined {
  const main = page.querySelector('main')
  if (!main?.querySelector('h1') || getComputedStyle(main).visibility !== 'visible') return undefined
  return main
}

/** The old screen, its scroll position, and its path, which determines its background. */
interface Left {
  readonly old: HTMLElement
  readonly scrolled: number
  readonly path: string
}

/** The old screen on its own background, under the bar, which keeps its Back button. */
function pictureOf(page: Document, { old, scrolled, path }: Left, main: HTMLElement): HTMLElement {
  const [ground, leaving] = [page.createElement('div'), page.createElement('div')]
  ground.className = css.ground
  ground.dataset['path'] = path
  ground.style.setProperty('--scrolled', `${scrolled}px`)
  ground.hidden = true
  ground.inert = true
  for (const part of page.querySelector('#root > div')?.children ?? []) {
    // The elements before the screen: safe area and bar.
    if (part.contains(main)) break
    const bar = part.cloneNode(true) as HTMLElement
    bar.style.cssText = `position:absolute;inset-inline:0;top:${part.getBoundingClientRect().top}px`
    ground.append(bar)
  }
  leaving.className = css.leaving
  // Still set if the screen left before its own snapshot was taken.
  old.classList.remove(css.unseen)
  // Both start at the same position on the page.
  const { top, left, width } = main.getBoundingClientRect()
  Object.assign(old.style, { top: `${top + scrollY - scrolled}px`, left: `${left}px`, width: `${width}px` })
  leaving.append(old)
  ground.append(leaving)
  return ground
}

/** Animates from one screen to the next. */
function animate(page: Document, left: Left, main: HTMLElement): void {
  main.classList.add(css.unseen)
  const picture = pictureOf(page, left, main)
  page.body.append(picture)
  // On the root, where the view transition reads it.
  page.documentElement.style.setProperty('--shift', getComputedStyle(main).getPropertyValue('--shift'))
  const { ready } = page.startViewTransition(() => {
    picture.remove()
    main.classList.replace(css.unseen, css.arriving)
  })
  // Rejects if the next transition or a hidden page cancelled this one.
  ready.catch(() => {})
}

/**
 * Animates navigation with the engine's view transitions. Skipped if either screen isn't loaded, if reduced
 * motion is preferred, or if the browser animated a swipe itself.
 */
export function animateMoves(win: Window): void {
  const { document } = win
  const { documentElement: html } = document
  const reduced = win.matchMedia('(prefers-reduced-motion: reduce)')
  let scrolled = win.scrollY
  let swiped = false
  let left: HTMLElement | undefined
  // Fires with the next frame, so it still holds the scroll position of the screen that just left.
  win.addEventListener('scroll', () => (scrolled = win.scrollY), { passive: true })
  win.addEventListener('popstate', ({ hasUAVisualTransition }) => (swiped = hasUAVisualTransition))
  // Not the router's events: this subscribes too late to get a step back before the next screen renders.
  const watch = new MutationObserver((changes) => {
    const main = leftBy(changes)
    // After a second navigation within one frame, nobody has seen the screen in between.
    if (!main || left || reduced.matches || document.hidden) return
    left = main
    // The path may change together with the screen or after it.
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
