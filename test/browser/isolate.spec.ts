import { remoteNames } from '../../host-shell/build/remotes.ts'
import { expect, test } from './fixtures.ts'

for (const remote of remoteNames()) {
  test(`${remote} opens alone, with a session and an app that are not real`, async ({ page, open }) => {
    await open(`/isolate/${remote}`)
    await expect(page.locator(`[data-remote="${remote}"]`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`isolate=${remote}`))
    expect(await page.evaluate('typeof window.companionApp.emit')).toBe('function')
    expect(await page.evaluate('sessionStorage.acc_token?.split(".").length ?? 3')).toBe(3)
  })
}

test('the QA panel shows the releases and the bridge on any page', async ({ page, open }) => {
  await open('/help?qa=1')
  await page.getByRole('button', { name: 'QA', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('guidance@1.0.0-')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Releases on this page')).toBeVisible()
})

test('an isolated remote with no such name is no page at all', async ({ page, open }) => {
  await open('/isolate/nope')
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
})
