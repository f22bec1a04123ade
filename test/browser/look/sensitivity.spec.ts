import { accentVars } from '../../../host-shell/shell/theme/accent.ts'
import { compare } from '../../look/compare.ts'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { arrived, day, everywhere, pictureOf, readyToLook } from './checkLooks.ts'
import { height, looks } from './looks.ts'
import { readSheet } from './sheets.ts'

test.use(everywhere)

const otherAccent = Object.entries(accentVars('C2417C') ?? {})
  .map(([name, value]) => `${name}: ${value} !important`)
  .join(';')

/** Possible effects of a code change, as styles. Each must fail the comparison. */
const faults = {
  'a row that is missing': 'main li:nth-of-type(2) { display: none }',
  'a row that shows nothing': 'main li:nth-of-type(2) { visibility: hidden }',
  'the accent of another brand': `:root { ${otherAccent} }`,
  'a heading whose lower half is cut off': 'h1 { clip-path: inset(0 0 50% 0) }',
}

/** Possible effects of another machine or engine version, as styles. None may fail the comparison. */
const harmless = {
  'everything a pixel further on': '#root { translate: 1px 1px }',
  'everything between two pixels': '#root { translate: 0.5px 0.5px }',
  'letters without hinting': '* { text-rendering: geometricPrecision !important }',
  'letters that are a little bolder': '* { -webkit-text-stroke: 0.1px }',
}

test('pictures show what is missing, miscoloured or cut off, and not what machines draw otherwise', async ({
  page,
  open,
  standin,
}) => {
  const look = looks.find(({ theme, width }) => theme === 'light' && width === 390)!
  const taken = readSheet('layout')!(look)
  await page.setViewportSize({ width: look.width, height })
  await standin.advanceClock(day - Date.now())
  const devtools = await readyToLook(page)
  await open(await signedIn(standin, '/'))
  await arrived(page)
  const differences = async () => compare(taken, await pictureOf(devtools)).length
  const change = (style: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, style)
  for (const [what, style] of Object.entries(harmless)) {
    await change(style)
    await expect.poll(differences, what).toBe(0)
  }
  for (const [what, style] of Object.entries(faults)) {
    await change('')
    await expect.poll(differences).toBe(0)
    await change(style)
    await expect.poll(differences, what).toBeGreaterThan(0)
  }
})
