import { expect, test } from '../fixtures.ts'
import { places } from '../../mock-api/places.ts'

const { lat, lon } = places['shenzhen']!
test.use({
  locale: 'en-GB',
  permissions: ['geolocation'],
  geolocation: { latitude: lat, longitude: lon },
})

test('the sky has a colour from the first frame of the screen, and the pictures come with the weather', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const seen: { ground: string; late: boolean }[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.querySelector('[data-remote="weather"]')) {
        const tiles = [...document.querySelectorAll('main li')].slice(0, 2)
        const isThere = document.querySelector('section[aria-busy="false"] h2')
        seen.push({
          ground: getComputedStyle(document.documentElement).backgroundColor,
          late: isThere !== null && tiles.some((tile) => !tile.querySelector('svg[data-kind]')),
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await open('/weather?dark=0')
  await expect(page.locator('svg[data-kind]').first()).toBeVisible()
  const seen = await page.evaluate<{ ground: string; late: boolean }[]>('window.seen')
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter(({ late }) => late)).toEqual([])
  expect(seen.filter(({ ground }) => ground === 'rgb(255, 255, 255)')).toEqual([])
})

test('once the heading has scrolled away, the navigation bar shows the place and the temperature', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open('/weather?inset=0&hasNav=1')
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await page.mouse.wheel(0, 400)
  const title = page.locator('[data-part="nav-bar"] > span')
  await expect(title).toHaveCSS('opacity', '1')
  const written = () =>
    title.evaluate((span) =>
      ['::before', '::after'].map((part) => getComputedStyle(span, part).content).join(''),
    )
  expect(await written()).toBe('"Nanshan, Shenzhen""\u00a0· \u200e24°\u200e"')
  const { height } = (await title.boundingBox())!
  expect(height).toBeLessThan(40)
})
