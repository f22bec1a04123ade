import type { Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

test.use({ viewTransitions: true, viewport: { width: 390, height: 700 } })

/** Pauses each view transition at its first frame until the test releases it, and counts the transitions. */
const holdMoves = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { moves: 0, isHeld: false })
    const begin = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (update) {
      seen.moves++
      const transition = begin.call(this, update)
      const hold = () => {
        for (const it of this.getAnimations()) it.pause()
        seen.isHeld = true
      }
      transition.ready.then(hold, () => {})
      void transition.finished.finally(() => seen.moves--)
      return transition
    }
  })

interface Frame {
  /** The opacities of the old screen, of its background and of the new screen. */
  readonly old: number
  readonly ground: number
  readonly next: number
}

/** Moves the transition to a fraction of its duration and returns the opacities there. */
const frameAt = (page: Page, part: number): Promise<Frame> =>
  page.evaluate((at) => {
    const all = document.getAnimations()
    const ends = all.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    for (const it of all) it.currentTime = at * Math.max(...ends.filter(Number.isFinite))
    const shown = (element: Element, pseudo?: string) => Number(getComputedStyle(element, pseudo).opacity)
    const { documentElement: html } = document
    const ground = shown(html, '::view-transition-old(ground)')
    return {
      old: shown(html, '::view-transition-old(leaving)'),
      ground,
      next: shown(document.querySelector('main')!) * (1 - ground),
    }
  }, part)

const letGo = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        for (const it of document.getAnimations()) it.finish()
        const seen = window as unknown as { moves: number; isHeld: boolean }
        seen.isHeld = false
        return seen.moves
      }),
    )
    .toBe(0)

const held = (page: Page, timeout = 20_000) =>
  page.waitForFunction(() => (window as unknown as { isHeld?: boolean }).isHeld, undefined, { timeout })

/**
 * Returns the colours along the start edge of the page, from top to bottom. Only the background is visible
 * there. Leaves out the line under the bar, which not every screen has.
 */
async function edge(page: Page): Promise<readonly number[]> {
  const { data, width, height } = PNG.sync.read(await page.screenshot())
  const line = [50, 51, 52]
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => !line.includes(y))
  return rows.flatMap((y) => [...data.subarray((y * width + 3) * 4, (y * width + 3) * 4 + 3)])
}

/** Returns the maximum difference between two edges in one colour channel. */
const apart = (some: readonly number[], others: readonly number[]) =>
  Math.max(...some.map((value, at) => Math.abs(value - others[at]!)))

/** Clicks the menu row without scrolling to it, because scrolling would change the edge. */
const tap = (page: Page, path: string) => page.locator(`main a[href^="${path}"]`).dispatchEvent('click')

/** The code for transitions loads when the page is idle, so goes from the menu and back until one is held. */
const untilHeld = (page: Page, path: string, shown: Locator) =>
  expect(async () => {
    await tap(page, path)
    await expect(shown).toBeVisible()
    const isHeld = await held(page, 1000).catch(() => undefined)
    await letGo(page)
    await page.goBack()
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    await page.waitForTimeout(100)
    await letGo(page)
    expect(isHeld).toBeTruthy()
  }).toPass()

for (const [lang, dark] of [
  ['en', 0],
  ['en', 1],
  ['ar', 0],
] as const)
  test(`in ${lang}${dark ? ', dark,' : ''} a screen leaves on its own ground, and no two titles are seen`, async ({
    page,
    open,
    standin,
  }, info) => {
    await holdMoves(page)
    await open((await signedIn(standin, '/')).replace('lang=en', `lang=${lang}&dark=${dark}&inset=0`))
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    await untilHeld(page, '/help', page.getByRole('searchbox'))
    await page.evaluate(() => scrollTo(0, 120))
    for (const [name, move] of [
      ['push', () => tap(page, '/upload-nickname')],
      ['back', () => page.goBack()],
    ] as const) {
      const before = await edge(page)
      await move()
      await held(page)
      for (const part of [0, 0.2, 0.4, 0.6]) {
        const { old, ground, next } = await frameAt(page, part)
        const shot = await page.screenshot()
        await info.attach(`${name} ${part}`, { body: shot, contentType: 'image/png' })
        const what = `${name} at ${part}`
        expect(Math.min(old, next), what).toBeLessThan(0.2)
        if (part === 0) expect([old, ground, next], what).toEqual([1, 1, 0])
        // Allow for a difference of 2, because engines dither the gradients of each layer differently.
        if (part === 0) expect(apart(await edge(page), before), what).toBeLessThanOrEqual(2)
        if (part === 0.2) expect(next, what).toBe(0)
        if (part === 0.4) expect([old, ground], what).toEqual([0, 0])
        if (part === 0.6) expect(next, what).toBeGreaterThan(0.5)
      }
      await letGo(page)
    }
  })

test('the first frame shows the old screen where it was, also between bars with Back and without', async ({
  page,
  open,
  standin,
}, info) => {
  await holdMoves(page)
  await open(await signedIn(standin, '/?inset=0'))
  await expect(page.getByText('demo@companion.example')).toBeVisible()
  await untilHeld(page, '/support', page.getByRole('heading', { name: 'Support' }))
  for (const [name, move] of [
    ['push', () => tap(page, '/support')],
    ['back', () => page.goBack()],
  ] as const) {
    const before = PNG.sync.read(await page.screenshot())
    await move()
    await held(page)
    await frameAt(page, 0)
    const shot = await page.screenshot()
    await info.attach(name, { body: shot, contentType: 'image/png' })
    const { data } = PNG.sync.read(shot)
    // Only Back may differ, which is part of the new screen at once.
    const changed = [...data].filter((value, at) => Math.abs(value - before.data[at]!) > 24).length
    expect(changed / data.length, name).toBeLessThan(0.002)
    await letGo(page)
  }
})
