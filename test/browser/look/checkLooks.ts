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

/** The day on which all pictures are taken, for the page and for the stand-in API: a Wednesday. */
export const day = Date.UTC(2026, 2, 4, 9, 41)

/** What a machine could have otherwise; with less motion, as people may wish, everything is where it ends up. */
export const everywhere = {
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** So many pictures in a row must be the same before a screen of which there is none yet counts as arrived. */
const same = 4
const command = 'npm run look -- --update'

interface Screen {
  /** Opens it in a language. */
  readonly reach: (lang: Look['lang']) => Promise<void>
  /** It shows what moves for ever, skeletons or spinners, which are then stopped. */
  readonly moves?: boolean
}

/**
 * Nothing of the screen is on its way: neither words nor pictures. What moves is at its end at once; what moves for ever,
 * as skeletons and spinners do, is stopped where that is meant, and waited for where not.
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

/** A screen, and where it differs from its picture. */
interface Compared {
  readonly picture: Picture
  readonly places: readonly Difference[]
}

const comparedWith = (taken: Blocks, picture: Picture): Compared => ({
  picture,
  places: compare(taken, picture),
})

/** The screen as soon as it is as in its picture; as it is when the usual wait for something to be seen is over. */
async function fitting(devtools: CDPSession, taken: Blocks): Promise<Compared> {
  let compared = comparedWith(taken, await pictureOf(devtools))
  if (!compared.places.length) return compared
  // What differs is said by the report.
  await expect
    .poll(async () => (compared = comparedWith(taken, await pictureOf(devtools))).places.length)
    .toBe(0)
    .catch(() => {})
  return compared
}

/** The screen when it no longer changes. */
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

/** Writes both pictures of a look, and says what differs and where they are. */
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

/** Takes from a page that has not been opened what depends on the moment and on the machine; gives what takes its pictures. */
export async function readyToLook(page: Page): Promise<CDPSession> {
  await page.clock.setFixedTime(day)
  await drawWithOwnFont(page)
  return await page.context().newCDPSession(page)
}

/** Looks at a screen in all ways; compares each with its picture, or takes new pictures where the command says so. */
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
      // What only a picture would show to be missing, such as a mark or a late file, is not yet known to be.
      // A file that is never asked for again may count as on its way for ever; a comparison afterwards finds what was missed.
      if (updates) await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    }
    await setTheme(page, look.theme)
    await arrived(page, moves)
    if (!sheet || updates) {
      taken.set(look, blocksOf(await restingPicture(page, devtools)))
      continue
    }
    const before = sheet(look)
    // One look that differs fails the test: the others need not be waited for.
    const { picture, places } = faults.length
      ? comparedWith(before, await restingPicture(page, devtools))
      : await fitting(devtools, before)
    if (places.length) faults.push(report(screen, look, before, picture, places))
  }
  if (updates) writeSheet(screen, taken)
  expect(faults.join('\n\n'), `${screen} looks otherwise; where that is meant: ${command}`).toBe('')
}
