import { fileURLToPath } from 'node:url'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { arrived, day, everywhere } from './checkLooks.ts'
import { drawWithOwnFont } from './font.ts'

// `npm run look -- --readme` takes the screenshot at the top of the README.
test.use({ ...everywhere, expected: /Failed to load resource/ })

const width = 390
const height = 844

/** The path and brand's host of each screen in the screenshot. */
const screens = [
  ['/', 'metawatch.localhost'],
  ['/weather', 'metawatch.localhost'],
  ['/app', 'ipalbuds.localhost'],
  ['/pay', 'ipalbuds.localhost'],
  ['/operational-guidance-detail', 'sparkpie.localhost'],
  ['/registration', 'sparkpie.localhost'],
] as const
const columns = screens.length

if (process.env['LOOK_README'])
  test('a contact sheet of the product', async ({ page, open, standin, browser }) => {
    await standin.advanceClock(day - Date.now())
    await page.setViewportSize({ width, height })
    await drawWithOwnFont(page)
    const pictures: string[] = []
    for (const [path, host, dark] of [0, 1].flatMap((on) =>
      screens.map((screen) => [...screen, on] as const),
    )) {
      await page.context().clearCookies()
      await open(await signedIn(standin, `${path}?dark=${dark}`), host)
      await expect(page.locator('[data-remote]:not([hidden]) h1').first()).toBeVisible()
      await arrived(page)
      pictures.push((await page.screenshot({ type: 'png' })).toString('base64'))
    }
    const sheet = await (await browser.newContext()).newPage()
    await sheet.setViewportSize({ width: columns * (width / 2 + 16) + 16, height: 100 })
    const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`).join('')
    await sheet.setContent(
      `<style>
        body { margin: 16px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px; background: #eceff3 }
        img { width: 100%; border-radius: 12px; box-shadow: 0 1px 6px #0003 }
      </style>${images}`,
    )
    await sheet.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
    await sheet.screenshot({
      path: fileURLToPath(new URL('contactSheet.jpg', import.meta.url)),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
    })
    await sheet.context().close()
  })
