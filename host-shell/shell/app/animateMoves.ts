import { routeAt } from '@companion/shared/navigation/router'
import { vars } from '@companion/shared/ui/theme.css'
import * as css from './animateMoves.css.ts'

// The new screen still renders synchronously on the tap, so text, focus and scroll position change at once.
// The old screen is put back on top of it for the one frame in which the engine takes its snapshots.

/**
 * Returns the screen that these DOM changes removed. Ignores skeletons, which have no heading, and covered
 * screens, which are removed together with their cover.
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

/** Returns the visible screen, or undefined while it's still a skeleton. */
function arrivedIn(page: Document): HTMLElement | undefined {
  const main = page.querySelector('main')
  if (!main?.querySelector('h1') || getComputedStyle(main).visibility !== 'visible') return undefined
  return main
}

/** The old screen, its scroll position in CSS pixels, and its path, which determines its background. */
interface Left {
  readonly old: HTMLElement
  readonly scrolled: number
  readonly path: string
}

/** Returns the height that the bar takes on a route in CSS pixels. A bar without Back is empty and takes none. */
const barOn = (page: Document, path: string): number =>
  (routeAt(path)?.back ?? true)
    ? (page.querySelector<HTMLElement>('[data-part="nav-bar"]')?.offsetHeight ?? 0)
    : 0

/**
 * Builds the copy that is animated: the old screen on its own background, and clones of the bar and safe
 * area.
 */
function pictureOf(page: Document, { old, scrolled, path }: Left, main: HTMLElement): HTMLElement {
  const [ground, leaving] = [page.createElement('div'), page.createElement('div')]
  ground.className = css.ground
  ground.dataset['path'] = path
  ground.style.setProperty('--scrolled', `${scrolled}px`)
  ground.hidden = true
  ground.inert = true
  const bar = barOn(page, path)
  for (const part of page.querySelector('#root > div')?.children ?? []) {
    // Only the elements before the screen are cloned: the safe area and the bar.
    if (part.contains(main)) break
    const copy = part.cloneNode(true) as HTMLElement
    copy.style.cssText = `position:absolute;inset-inline:0;top:${part.getBoundingClientRect().top}px`
    // The old screen's title is in the place of the new screen's Back.
    if (!bar) copy.querySelector('button')?.remove()
    ground.append(copy)
  }
  leaving.className = css.leaving
  // The class is still set if the user navigated on before this screen's own snapshot was taken.
  old.classList.remove(css.unseen)
  // Aligns the old screen with the new one, corrected for the scroll position and the height of the bar.
  const { top, left, width } = main.getBoundingClientRect()
  const shown = top + scrollY - scrolled + bar - barOn(page, page.documentElement.dataset['path'] ?? '')
  leaving.style.setProperty(vars.navBar.slice(4, -1), `${bar}px`)
  Object.assign(old.style, { top: `${shown}px`, left: `${left}px`, width: `${width}px` })
  leaving.append(old)
  ground.append(leaving)
  return ground
}

/** Animates from one screen to the next. */
function animate(page: Document, left: Left, main: HTMLElement): void {
  main.classList.add(css.unseen)
  const picture = pictureOf(page, left, main)
  page.body.append(picture)
  // Copied to the root element, because the snapshots inherit their values from there.
  page.documentElement.style.setProperty('--shift', getComputedStyle(main).getPropertyValue('--shift'))
  const { ready } = page.startViewTransition(() => {
    picture.remove()
    main.classList.replace(css.unseen, css.arriving)
  })
  // Rejects if the next transition or a hidden page cancelled this one. That's no error, so it isn't logged.
  ready.catch(() => {})
}

/**
 * Animates navigation with the engine's view transitions. Doesn't animate if either screen is still loading,
 * if the user prefers reduced motion, or if the browser has animated a swipe itself.
 */
export function animateMoves(win: Window): void {
  const { document } = win
  const { documentElement: html } = document
  const reduced = win.matchMedia('(prefers-reduced-motion: reduce)')
  let scrolled = win.scrollY
  let swiped = false
  let left: HTMLElement | undefined
  // Scroll events fire with the next frame, so this variable still holds the old screen's scroll position
  // when that screen is removed.
  win.addEventListener('scroll', () => (scrolled = win.scrollY), { passive: true })
  win.addEventListener('popstate', ({ hasUAVisualTransition }) => (swiped = hasUAVisualTransition))
  // The router's events can't be used: by the time this file has loaded, its listener would run after the one
  // that renders the screen, so a step back would already be rendered.
  const watch = new MutationObserver((changes) => {
    const main = leftBy(changes)
    // If the page navigates twice within one frame, only the first screen was visible, so it's the one to
    // animate.
    if (!main || left || reduced.matches || document.hidden) return
    left = main
    // The path can change together with the screen or after it.
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
