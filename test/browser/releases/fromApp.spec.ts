import { insideFakeApp } from '../fakeApp.ts'
import { expect, isShown, reworded, test } from './fixtures.ts'
import { faults } from './releaseSite.ts'

test('an app that hints at a release has the page look at once', async ({ page, bench, open }) => {
  const app = await insideFakeApp(page)
  await open('/weather?lang=en')
  await isShown(page, bench.first)
  await bench.publish({ version: '2.0.0', build: 'hinted', edit: reworded })
  await bench.run('promote weather@2.0.0-hinted')
  await app.emit('releaseHint', { channel: 'stable' })
  await isShown(page, 'weather@2.0.0-hinted')
})

test('a reload that the app asks for comes when nothing is typed any more', async ({ page, open }) => {
  const app = await insideFakeApp(page)
  await open('/registration?lang=en')
  const field = page.locator('input[type="tel"]').first()
  await field.fill('half')
  await page.evaluate('window.isSamePage = true')
  await app.emit('reloadRequested', { remote: 'pay' })
  await app.emit('reloadRequested', {})
  // Longer than the page waits for an idle user, so a reload would have happened by now.
  await page.waitForTimeout(1500)
  expect(await page.evaluate('window.isSamePage')).toBe(true)
  const reloaded = page.waitForEvent('load')
  await field.fill('')
  await reloaded
  await expect(page.locator('input[type="tel"]').first()).toHaveValue('')
})

test('what goes wrong with a release is in the app’s log', async ({ page, bench, open }) => {
  const app = await insideFakeApp(page)
  await open('/weather?lang=en')
  await isShown(page, bench.first)
  const ref = await bench.release({
    version: '2.0.0',
    build: 'later',
    edit: faults.later('weather_2_0_0_later'),
  })
  await app.emit('releaseHint', {})
  await isShown(page, ref)
  await page.evaluate('window.throwNow = true')
  await isShown(page, bench.first)
  await expect
    .poll(() => app.calls('log'))
    .toContainEqual(
      expect.objectContaining({ level: 'warn', tag: 'companion', message: 'companion.release.rolled_back' }),
    )
})
