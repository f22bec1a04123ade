import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

test.use({ viewTransitions: true })

interface Moved {
  readonly path: string
  /** `1` for a transition forward, `-1` for one back. */
  readonly shift: string
  /** The next screen's heading when the transition started, and whether it had the focus. */
  readonly heading: string | undefined
  readonly isFocused: boolean
}

/** Records view transitions. Resolves with a function that returns them once all have ended. */
async function watchTransitions(page: Page): Promise<() => Promise<readonly Moved[]>> {
  await page.addInitScript(() => {
    const moves: Moved[] = []
    const running: Promise<void>[] = []
    Object.assign(window, { moves, running })
    const begin = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (update) {
      const heading = this.querySelector('main h1')
      moves.push({
        path: location.pathname,
        shift: this.documentElement.style.getPropertyValue('--shift'),
        heading: heading?.textContent,
        isFocused: heading === this.activeElement,
      })
      const transition = begin.call(this, update)
      running.push(transition.finished)
      return transition
    }
  })
  return () => page.evaluate<readonly Moved[]>('Promise.all(running).then(() => moves.splice(0))')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/**
 * Opens the help from the menu until a view transition is recorded. The code for transitions loads when the
 * page is idle.
 */
async function openMenu(page: Page, ended: () => Promise<readonly Moved[]>): Promise<void> {
  await expect(async () => {
    await page.getByRole('link', { name: 'Help' }).click()
    await expect(heading(page, 'Help')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    expect(await ended()).not.toEqual([])
  }).toPass()
}

test('a move is a view transition in its direction, with the next screen and its focus there from the start', async ({
  page,
  open,
  standin,
}) => {
  const ended = await watchTransitions(page)
  await open(await signedIn(standin, '/'))
  await openMenu(page, ended)
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(heading(page, 'Help')).toBeFocused()
  expect(await ended()).toEqual([{ path: '/help', shift: '1', heading: 'Help', isFocused: true }])
  await page.goBack()
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  expect(await ended()).toMatchObject([{ path: '/', shift: '-1', isFocused: true }])
  await page.goForward()
  await expect(heading(page, 'Help')).toBeFocused()
  expect(await ended()).toMatchObject([{ path: '/help', shift: '1', heading: 'Help' }])
  // The document must not contain the old screen any more, not even hidden.
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('body > [hidden] main')).toHaveCount(0)
})

test('a tap while a screen is on its way is one on that screen', async ({ page, open, standin }) => {
  const ended = await watchTransitions(page)
  await open(await signedIn(standin, '/'))
  await openMenu(page, ended)
  // Runs in the page, because the transition would end before Playwright could send a tap.
  const tapped = await page.evaluate(async () => {
    const wait = (ready: () => boolean) =>
      new Promise<void>((done) => {
        const look = () => (ready() ? done() : requestAnimationFrame(look))
        look()
      })
    document.querySelector<HTMLElement>('main a[href^="/help"]')?.click()
    const moving = () =>
      document.getAnimations().some((it) => (it.effect as KeyframeEffect).pseudoElement?.includes('leaving'))
    await wait(moving)
    for (const it of document.getAnimations()) it.pause()
    const link = document.querySelector('main a, main button, main summary')!
    const { x, y, width, height } = link.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    for (const it of document.getAnimations()) it.finish()
    return link.contains(found) || (found?.contains(link) && found !== document.documentElement)
  })
  expect(tapped).toBe(true)
})

test('with reduced motion, and to a screen that is still on its way, there is none', async ({
  page,
  open,
  standin,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/r\/weather\/[^/]+\/(?!titles)/, async (route) => {
    await held
    await route.continue()
  })
  const ended = await watchTransitions(page)
  await open(await signedIn(standin, '/'))
  await openMenu(page, ended)
  await page.getByRole('link', { name: 'Weather' }).click()
  await expect(page.getByText('Loading', { exact: false })).toBeAttached()
  arrive()
  await expect(heading(page, 'Weather')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goBack()
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  await page.getByRole('link', { name: 'Weather' }).click()
  await expect(heading(page, 'Weather')).toBeFocused()
  expect(await ended()).toEqual([])
})
