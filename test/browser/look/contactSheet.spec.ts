import { fileURLToPath } from 'node:url'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'
import { arrived, day, everywhere } from './checkLooks.ts'
import { drawWithOwnFont } from './font.ts'

// `npm run look -- --readme` takes the screenshot at the top of the README.
test.use({ ...everywhere, expected: /Failed to load resource/ })

const width = 390
const height = 844
const columns = 4

/** The path, brand's host, language and theme of each screen in the screenshot. */
const screens = [
  ['/', 'localhost', 'en', 'light'],
  ['/registration', 'metawatch.localhost', 'en', 'light'],
  ['/upload-nickname', 'localhost', 'en', 'dark'],
  ['/edit-password', 'ipalbuds.localhost', 'de', 'light'],
  ['/operational-guidance', 'localhost', 'en', 'light'],
  ['/weather', 'localhost', 'en', 'light'],
  ['/pay', 'gamefog.localhost', 'en', 'dark'],
  ['/help', 'lensmoo.localhost', 'ar', 'light'],
] as const

if (process.env['LOOK_README'])
  test('a contact sheet of the product', async ({ page, open, standin, browser }) => {
    await standin.advanceClock(day - Date.now())
    await page.setViewportSize({ width, height })
    await drawWithOwnFont(page)
    const pictures: string[] = []
    for (const [path, host, lang, theme] of screens) {
      await page.context().clearCookies()
      const address = await signedIn(standin, `${path}?dark=${theme === 'dark' ? 1 : 0}`)
      await open(address.replace('lang=en', `lang=${lang}`), host)
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
