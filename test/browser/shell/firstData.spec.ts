import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signedIn } from '../session.ts'

/** Delays the shell's script. Resolves with a function that releases it. */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/main.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

const firsts = [
  { screen: 'the menu', at: '/', call: '/users/current', query: {}, words: 'demo@companion.example' },
  { screen: 'a form', at: '/upload-nickname', call: '/users/current', query: {}, words: 'Update nickname' },
  {
    screen: 'the plans',
    at: '/pay',
    call: '/plans',
    query: { app: 'SparkPro', lang: 'en' },
    words: 'Pay now',
  },
] as const

for (const { screen, at, call, query, words } of firsts)
  test(`${screen}: the first request goes out before the shell's script is there, once, without a token in the address`, async ({
    page,
    open,
    standin,
  }) => {
    const release = await holdShell(page)
    void open(await signedIn(standin, at)).catch(() => {})
    const asked = () => standin.requests(call)
    await expect.poll(async () => (await asked()).length).toBe(1)
    expect(await page.evaluate('location.search')).not.toContain('token')
    release()
    await expect(page.getByText(words).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const [only, ...more] = await asked()
    expect(more).toEqual([])
    expect(only?.query).toEqual(query)
    expect(only?.headers).toMatchObject({
      accept: 'application/json',
      authorization: expect.stringMatching(/^Bearer /),
    })
    expect(only?.headers).not.toHaveProperty('cookie')
  })

test("all that the plans wait for goes out before the shell's script is there, each once", async ({
  page,
  open,
  standin,
}) => {
  const release = await holdShell(page)
  void open(await signedIn(standin, '/pay')).catch(() => {})
  const asked = async () => (await standin.requests()).map(({ path }) => path).toSorted()
  const firsts = ['payments/config', 'plans', 'subscriptions/current', 'usages/summary']
  await expect.poll(asked).toEqual(firsts.map((path) => `/api/v1/${path}`))
  release()
  await expect(page.getByText('Pay now').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await asked()).toEqual(firsts.map((path) => `/api/v1/${path}`))
  const [config] = await standin.requests('/payments/config')
  expect(config?.query).toEqual({ channel: 'browser' })
})

test("what the first screen needs is asked for before the shell's script has run", async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/main.js', () => {})
  void open('/weather?lang=de').catch(() => {})
  await expect
    .poll(() =>
      asked
        .filter((path) => path.startsWith('/r/weather/'))
        .map((path) => path.split('/').pop())
        .toSorted(),
    )
    .toEqual(['area.css', 'area.js', 'languages.json', 'remoteEntry.js', 'texts-de-json.js', 'titles.json'])
  // The channel document would compete with the screen's files for bandwidth, so the page requests it
  // afterwards (`releases/swap.spec.ts`).
  expect(asked).not.toContain('/c/stable.json')
  expect(asked.filter((path) => /^\/shell\/.*\/texts/.test(path))).toEqual([
    expect.stringMatching(/texts-de-json\.js$/),
  ])
})

test('weather by IP goes out first, and not where the page may have the position', async ({
  page,
  open,
  standin,
  context,
}) => {
  const release = await holdShell(page)
  void open('/weather?lang=de').catch(() => {})
  const asked = () => standin.requests('/weather')
  await expect.poll(async () => (await asked()).length).toBe(1)
  release()
  await expect(page.getByRole('heading', { level: 2 })).not.toBeEmpty()
  expect((await asked()).map(({ path, query }) => [path, query])).toEqual([
    ['/api/v1/weather/ip', { lang: 'de' }],
  ])

  // Leave the page first, otherwise it would send its own request as soon as it gets the position permission.
  await page.goto('about:blank')
  await standin.reset()
  await context.setGeolocation({ latitude: 22.5431, longitude: 114.0579 })
  await context.grantPermissions(['geolocation'])
  await open('/weather')
  await expect(page.getByRole('listitem').filter({ hasText: 'Latitude and longitude' })).toContainText(/\d/)
  expect((await asked()).map(({ path }) => path)).toEqual(['/api/v1/weather'])
})

test.describe('the first request is refused', () => {
  test.use({ expected: /401/ })
  test('a token that has expired is renewed as ever', async ({ page, open, standin }) => {
    const { accessToken, refreshToken } = await standin.session({ user: 'demo', expiresIn: -5 })
    await open(`/?acc_token=${accessToken}&ref_token=${refreshToken}`)
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    expect((await standin.requests()).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/users/current',
      'POST /api/v1/auth/token',
      'GET /api/v1/users/current',
    ])
  })
})

test.describe('the first request fails', () => {
  test.use({ expected: /500|ERR_EMPTY_RESPONSE/ })
  for (const [how, fault, requests] of [
    ['by an error', { status: 500 }, 1],
    ['by an answer of another shape', { body: { hello: 'world' } }, 1],
  ] as const)
    test(`${how}: the menu says so, and Retry brings it`, async ({ page, open, standin }) => {
      await standin.fault({ method: 'GET', path: '/api/v1/users/current', ...fault })
      await open(await signedIn(standin, '/'))
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(await standin.requests('/users/current')).toHaveLength(requests)
      await standin.clearFaults()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText('demo@companion.example')).toBeVisible()
    })

  test('by the network, once: it is made again and nobody notices', async ({ page, open, standin }) => {
    await standin.fault({ method: 'GET', path: '/api/v1/users/current', drop: true, times: 1 })
    await open(await signedIn(standin, '/'))
    await expect(page.getByText('demo@companion.example')).toBeVisible()
    expect(await standin.requests('/users/current')).toHaveLength(2)
  })
})
