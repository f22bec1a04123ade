import { fakeNames } from '@companion/bridge-contract/fake/options'
import { remoteNames } from '../../../host-shell/build/remotes.ts'
import { expect, test } from '../fixtures.ts'

for (const remote of remoteNames()) {
  test(`${remote} opens alone, with a session and an app that are not real`, async ({ page, open }) => {
    await open(`/isolate/${remote}`)
    await expect(page.locator(`[data-remote="${remote}"]`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`isolate=${remote}`))
    expect(await page.evaluate('typeof window.companionApp.emit')).toBe('function')
    const token = await page.evaluate(() => sessionStorage.getItem('acc_token') ?? '')
    const { userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
    expect(userId, 'the session of a user of the stand-in').toBeTruthy()
  })
}

test('the app that was asked for stays in the address through moves and reloads', async ({ page, open }) => {
  const chances = Object.fromEntries(fakeNames.map((name) => [name, '0.000001']))
  const asked = { ...chances, bridge: 'emulator', platform: 'ios', app: '1.0.0', wire: '1', seed: '7' }
  const query = new URLSearchParams({ isolate: 'guidance', ...asked }).toString()
  const kept = async () => {
    await expect(page.locator('[data-remote="guidance"]')).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ isolate: 'guidance', ...asked })
  }

  await open(`/isolate/guidance?${query}`)
  await kept()
  await open(`/operational-guidance?${query}`)
  await page.getByRole('region', { name: 'Choose your phone' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/-detail/)
  await kept()
  await page.reload()
  await kept()
})

test('an isolated remote with no such name is no page at all', async ({ page, open }) => {
  await open('/isolate/nope')
  await expect(page.getByText('This page doesn’t exist')).toBeVisible()
})
