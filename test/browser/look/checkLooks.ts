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

/** The date of all pictures, for the page and for the mock API: a Wednesday. */
export const day = Date.UTC(2026, 2, 4, 9, 41)

/** Settings that could differ between machines. With reduced motion, everything is at its final position. */
export const everywhere = {
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** A screen without a reference picture counts as loaded after this many identical pictures in a row. */
const same = 4
const command = 'npm run look -- --update'

interface Screen {
  /** Opens it in a language. */
  readonly reach: (lang: Look['lang']) => Promise<void>
  /** Whether it shows endless animations (skeletons or spinners), which are then stopped. */
  readonly moves?: boolean
}

/**
 * Waits until the screen's texts and pictures have loaded. Finite animations jump to their end. Endless ones,
 * such as skeletons and spinners, are stopped if the test expects them, and otherwise waited for.
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

/** The visible page, encoded for speed. */
export async function pictureOf(devtools: CDPSession): Promise<Picture> {
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
  return PNG.sync.read(Buffer.from(data, 'base64'))
}

/** A screen and its differences from the reference picture. */
interface Compared {
  readonly picture: Picture
  readonly places: readonly Difference[]
}

const comparedWith = (taken: Blocks, picture: Picture): Compared => ({
  picture,
  places: compare(taken, picture),
})

/** Waits until the screen matches its reference picture; after the usual timeout, returns it as it is. */
async function fitting(devtools: CDPSession, taken: Blocks): Promise<Compared> {
  let compared = comparedWith(taken, await pictureOf(devtools))
  if (!compared.places.length) return compared
  // The report describes the differences.
  await expect
    .poll(async () => (compared = comparedWith(taken, await pictureOf(devtools))).places.length)
    .toBe(0)
    .catch(() => {})
  return compared
}

/** The screen once it stops changing. */
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

/** Writes both pictures of a look, and reports the differences and where the pictures are. */
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
 * Removes time and machine dependence from a page before it opens; returns the session that takes its
 * pictures.
 */
export async function readyToLook(page: Page): Promise<CDPSession> {
  await page.clock.setFixedTime(day)
  await drawWithOwnFont(page)
  return await page.context().newCDPSession(page)
}

/**
 * Takes all looks of a screen. Compares each with its reference picture, or writes new ones if the command
 * says so.
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
      // A missing detail that only a picture shows, such as a mark or a late file, isn't known yet. A file
      // that is never requested again may count as loading forever; a later comparison finds anything missed.
      if (updates) await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    }
    await setTheme(page, look.theme)
    await arrived(page, moves)
    if (!sheet || updates) {
      taken.set(look, blocksOf(await restingPicture(page, devtools)))
      continue
    }
    const before = sheet(look)
    // One different look fails the test, so don't wait for the others.
    const { picture, places } = faults.length
      ? comparedWith(before, await restingPicture(page, devtools))
      : await fitting(devtools, before)
    if (places.length) faults.push(report(screen, look, before, picture, places))
  }
  if (updates) writeSheet(screen, taken)
  expect(faults.join('\n\n'), `${screen} looks otherwise; where that is meant: ${command}`).toBe('')
}
