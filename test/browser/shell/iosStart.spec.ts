import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'

const top = (height: number) => ({ top: height, right: 0, bottom: 0, left: 0 })
const style = (name: string) => `document.documentElement.style.getPropertyValue('${name}')`

// The page never becomes idle, so code that waits for an idle moment never runs.
test('inside an iOS app the first paint is right, and the app hears of the first words at once', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return
      Object.assign(window, { headingAt: performance.now() })
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const state = { themeChanged: { dark: true, color: '#12ab9f' }, safeAreaChanged: top(44) }
  const app = await insideFakeApp(page, { platform: 'ios', state })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/main.js', async (route) => {
    await held
    await route.continue()
  })
  const opening = open('/help?top=20&dark=0')
  await expect(page.locator('.boot')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(style('--safe-top'))).toBe('50px')

  release()
  await opening
  await page.locator('main h1').waitFor()
  await app.emit('safeAreaChanged', top(10))
  expect(await page.evaluate(style('--safe-top'))).toBe('16px')
  await expect.poll(() => app.calls('pageReady')).toHaveLength(1)
  const [ready] = (await app.calls('pageReady')) as readonly { ms: number }[]
  // One second of tolerance: both happen in one task, but a busy machine can pause within it.
  const late = (ready?.ms ?? Infinity) - (await page.evaluate<number>('headingAt'))
  expect(late).toBeLessThan(1000)
})
