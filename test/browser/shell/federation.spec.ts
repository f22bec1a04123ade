import { expect, test } from '../fixtures.ts'

interface Instance {
  readonly name: string
  readonly version?: string
}

const instances = () =>
  (
    globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
  ).__FEDERATION__.__INSTANCES__.map(({ name, version }) => [name.replace(/_.*/, ''), version])

test('the first screen needs no federation runtime; it starts every remote after that one', async ({
  page,
  open,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open('/help?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(instances))
    .toEqual([
      ['guidance', undefined],
      ['shell', '2.9.2'],
    ])
  const at = (name: string) => files.findIndex((file) => file.endsWith(name))
  expect(at('federation.js')).toBeGreaterThan(at('area.js'))
  await page.evaluate(() => {
    history.pushState(null, '', '/weather?lang=en')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('[data-remote="weather"] h1')).toBeVisible()
  expect(await page.evaluate(instances)).toContainEqual(['weather', '2.9.2'])
})

test.describe('a runtime that cannot be had', () => {
  test.use({ expected: /federation\.js|Failed to load resource/ })

  for (const fault of ['404', 'hang'] as const)
    test(`${fault}: remotes start without it`, async ({ page, site }) => {
      site.faults.set('/shell/*/federation.js', fault)
      // A script that never arrives delays the load event, so don't wait for it.
      await page.goto(`${site.url}/help?lang=en`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => {
        history.pushState(null, '', '/weather?lang=en')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(page.locator('[data-remote="weather"] h1')).toBeVisible()
      expect(await page.evaluate(instances)).toEqual([
        ['guidance', undefined],
        ['weather', undefined],
      ])
    })
})
