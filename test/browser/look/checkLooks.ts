import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CDPSession, Page, TestInfo } from '@playwright/test'
import { PNG } from 'pngjs'
import { paths } from '../../../host-shell/build/paths.ts'
import { expect } from '../fixtures.ts'
import { setTheme } from '../looks.ts'
import { blocksOf, type Blocks, type Picture } from '../../look/blocks.ts'
import { compare, type Difference } from '../../look/compare.ts'
import { drawWithOwnFont } from './font.ts'
import { height, looks, nameOf, type Look } from './looks.ts'
import { enlarged, framed, readSheet, writeSheet } from './sheets.ts'

/** The fixed date of the page and of the mock API in all screenshots: a Wednesday. */
export const day = Date.UTC(2026, 2, 4, 9, 41)

/**
 * Settings that could differ between machines. With reduced motion, everything is at its final position at
 * once.
 */
export const everywhere = {
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** Without a baseline, a screen is treated as loaded after this many identical screenshots in a row. */
const same = 4
const command = 'npm run look -- --update'

interface Screen {
  /** Opens the screen in a language. */
  readonly reach: (lang: Look['lang']) => Promise<void>
  /** Whether the screen shows endless animations (skeletons or spinners). They're stopped then. */
  readonly moves?: boolean
}

/**
 * Waits until the screen's texts and images have loaded. Finite animations jump to their end. Endless
 * animations, such as skeletons and spinners, are stopped if `moves` is set. Otherwise it waits until they're
 * gone.
 */
export async function arrived(page: Page, moves = false): Promise<void> {
  if (!moves) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const moving = () =>
    page.evaluate((stops) => {
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
        if (!isEndless) animation.finish()
        else if (stops) animation.cancel()
      }
      return document.getAnimations().filter(({ playState }) => playState === 'running').length
    }, moves)
  await expect.poll(moving).toBe(0)
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]),
  )
}

/** Takes a screenshot of the viewport, encoded for speed rather than for size. */
export async function pictureOf(devtools: CDPSession): Promise<Picture> {
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** A screenshot and its differences from the baseline. */
interface Compared {
  readonly picture: Picture
  readonly places: readonly Difference[]
}

const comparedWith = (taken: Blocks, picture: Picture): Compared => ({
  picture,
  places: compare(taken, picture),
})

/**
 * Waits until the screen matches its baseline. After the usual timeout, returns the last screenshot with its
 * differences.
 */
async function fitting(devtools: CDPSession, taken: Blocks): Promise<Compared> {
  let compared = comparedWith(taken, await pictureOf(devtools))
  if (!compared.places.length) return compared
  // Ignore the timeout, because the report describes the differences.
  await expect
    .poll(async () => (compared = comparedWith(taken, await pictureOf(devtools))).places.length)
    .toBe(0)
    .catch(() => {})
  return compared
}

/** Takes screenshots until the screen stops changing, and returns the last one. */
async function restingPicture(page: Page, devtools: CDPSession): Promise<Picture> {
  let picture = await pictureOf(devtools)
  for (let alike = 1; alike < same;) {
    await page.evaluate(() => new Promise((next) => requestIdleCallback(next, { timeout: 250 })))
    const next = await pictureOf(devtools)
    alike = Buffer.compare(next.data, picture.data) === 0 ? alike + 1 : 1
    picture = next
  }
  return picture
}

const colour = (rgb: readonly number[]) =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

const described = ({ x, y, width, height: rows, before, now, by }: Difference) =>
  `  ${width}×${rows} px at ${x}, ${y}: by up to ${by} of 255, ${colour(before)} is ${colour(now)}`

/**
 * Writes the baseline and the screenshot of a look to files. Returns a report with the differences and the
 * paths of both files.
 */
function report(screen: string, look: Look, taken: Blocks, picture: Picture, places: readonly Difference[]) {
  const folder = resolve(paths.work, 'browser/look', screen)
  const file = (which: string) => resolve(folder, `${nameOf(look).replaceAll(/\W+/g, '-')}.${which}.png`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file('before'), enlarged(taken))
  writeFileSync(file('now'), framed(picture, places))
  const [first, more] = [places.slice(0, 4), places.length - 4]
  return [
    `${screen}, ${nameOf(look)}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`,
    ...first.map(described),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `  before: ${file('before')}`,
    `  now:    ${file('now')}`,
  ].join('\n')
}

/**
 * Makes a page independent of time and machine. Call it before the page opens. Resolves with the DevTools
 * session that takes the screenshots.
 */
export async function readyToLook(page: Page): Promise<CDPSession> {
  await page.clock.setFixedTime(day)
  await drawWithOwnFont(page)
  return await page.context().newCDPSession(page)
}

/**
 * Takes screenshots of all looks of a screen. Compares each with its baseline, or writes new baselines when
 * the tests run with `--update`.
 */
export async function checkLooks(
  page: Page,
  info: TestInfo,
  screen: string,
  { reach, moves = false }: Screen,
): Promise<void> {
  const updates = info.config.updateSnapshots === 'all'
  const sheet = readSheet(screen)
  if (!sheet && !updates) throw new Error(`there are no pictures of ${screen}; this takes them: ${command}`)
  const taken = new Map<Look, Blocks>()
  const faults: string[] = []
  const devtools = await readyToLook(page)
  let lang: Look['lang'] | undefined
  for (const look of looks) {
    if (page.viewportSize()?.width !== look.width) await page.setViewportSize({ width: look.width, height })
    if (look.lang !== lang) {
      await reach((lang = look.lang))
      // A new baseline must not lack a late file that nothing announces, such as an image. So wait until the
      // network is idle, for at most five seconds. A later comparison would find a file that was missed.
      if (updates) await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    }
    await setTheme(page, look.theme)
    await arrived(page, moves)
    if (!sheet || updates) {
      taken.set(look, blocksOf(await restingPicture(page, devtools)))
      continue
    }
    const before = sheet(look)
    // After one difference the test fails anyway, so don't wait until the other looks match.
    const { picture, places } = faults.length
      ? comparedWith(before, await restingPicture(page, devtools))
      : await fitting(devtools, before)
    if (places.length) faults.push(report(screen, look, before, picture, places))
  }
  if (updates) writeSheet(screen, taken)
  expect(faults.join('\n\n'), `${screen} looks otherwise; where that is meant: ${command}`).toBe('')
}
