import { routes } from './walk.ts'
import { expect, test } from '../fixtures.ts'
import { bench, openBench } from './bench.ts'

test('it shows the releases, calls to the API and to the app, and stays as it was', async ({
  page,
  open,
}) => {
  await open('/weather?qa=1&bridge=emulator&position=52.52,13.41')
  await openBench(page, /^Releases/, /^API calls/, /^App calls/)
  await expect(bench(page).getByText(/^weather@\d/)).toBeVisible()
  await expect(bench(page).getByText(/^GET · \/api\/v1\/weather.*200/)).toBeVisible()
  await expect(bench(page).getByText(/^reply · getLocation · ok/)).toBeVisible()
  await page.reload()
  await expect(bench(page).getByText(/^GET · \/api\/v1\/weather.*200/)).toBeVisible()
  // The user's position is personal data, so the call list must not contain it.
  expect(await bench(page).textContent()).not.toContain('52.52')
})

for (const [place, width] of [
  ['side', 1280],
  ['bottom', 390],
] as const) {
  test(`docked at the ${place} it covers nothing of the page, what sticks to an edge included`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/pay?qa=1&user=demo')
    const pay = page.getByRole('button', { name: 'Pay now' })
    await expect(pay).toBeVisible()
    await openBench(page)
    const [button, panel] = [await pay.boundingBox(), await bench(page).boundingBox()]
    if (place === 'side') expect(button!.x + button!.width).toBeLessThanOrEqual(panel!.x)
    else expect(button!.y + button!.height).toBeLessThanOrEqual(panel!.y)
    await bench(page).getByRole('button', { name: 'sheet' }).click()
    await page.reload()
    await expect(bench(page).getByRole('button', { name: 'sheet' })).toHaveAttribute('aria-pressed', 'true')
    await bench(page).getByRole('button', { name: 'close' }).click()
    await expect(bench(page)).toBeHidden()
  })
}

test('what is set stands in the address, holds after a move, and a link has it elsewhere', async ({
  page,
  open,
  browser,
}) => {
  await open('/operational-guidance?qa=1')
  await openBench(page, /^Look/)
  await bench(page).getByLabel('Pseudo-language').selectOption('rtl')
  await expect(page).toHaveURL(/pseudo=rtl/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*~\]$/)
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await bench(page).getByLabel('Text size').selectOption('200')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await bench(page).getByRole('button', { name: 'close' }).click()
  await page.getByRole('main').locator('a[href*="brand="]').last().click()
  await expect(page).toHaveURL(/-detail/)
  await expect(page).toHaveURL(/pseudo=rtl.*textSize=200|textSize=200.*pseudo=rtl/)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByText(/^\[.*~\]$/).first()).toBeVisible()
  await expect(elsewhere.locator('html')).toHaveCSS('font-size', '32px')
  await elsewhere.context().close()
})

for (const bridge of ['', '&bridge=emulator'])
  test(`theme, colour, text size and language change on the open page${bridge}, and what is typed stays`, async ({
    page,
    open,
  }) => {
    await open(`/upload-nickname?qa=1&user=demo${bridge}`)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('Ada')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await openBench(page, /^Look/, /^Brand and language/)
    const html = page.locator('html')
    await bench(page)
      .getByRole('combobox', { name: /^Theme/ })
      .selectOption('1')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const accent = () => html.evaluate(({ style }) => style.getPropertyValue('--light-accent'))
    const before = await accent()
    const colour = bench(page).getByLabel('Theme color')
    await colour.fill('#aa3322')
    await colour.press('Enter')
    await expect.poll(accent).not.toBe(before)
    await bench(page).getByLabel('Text size').selectOption('130')
    await expect(html).toHaveCSS('font-size', '20.8px')
    await bench(page)
      .getByRole('combobox', { name: /^Language/ })
      .selectOption('de')
    const heading = page.getByRole('heading', { level: 1, name: 'Nickname ändern' })
    await expect(heading).toBeVisible()
    await expect(field).toHaveValue('Ada')
    expect(await page.evaluate('isSame')).toBe(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveCSS('font-size', '20.8px')
  })

test.describe('faults that are asked for', () => {
  test.use({ expected: /./ })
  test('the API fails as the address says', async ({ page, open }) => {
    await open('/weather?qa=1&fault=/weather/*:500')
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await openBench(page, /^API calls/)
    await expect(
      bench(page)
        .getByText(/fault: status 500/)
        .first(),
    ).toBeVisible()
  })
})

test.describe('users that are asked for', () => {
  test.use({ expected: /401/ })
  for (const [user, says] of [
    ['none', /log in/i],
    ['second', /Second/],
    ['expired', /Demo/],
  ] as const) {
    test(`the user ${user}`, async ({ page, open }) => {
      await open(`/?qa=1&user=${user}`)
      await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    })
  }
})

test('events are sent with data of one’s own', async ({ page, open }) => {
  await open('/weather?qa=1&bridge=emulator')
  await openBench(page, /^Events/)
  await bench(page)
    .getByRole('combobox', { name: /^Event/ })
    .selectOption('themeChanged')
  await bench(page).getByLabel('Data of the event').fill('{"dark":true}')
  await bench(page).getByRole('button', { name: 'Send event' }).click()
  await expect(bench(page).getByText('themeChanged: ok')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a code that was sent is at hand', async ({ page, open, standin }) => {
  const { accessToken } = await standin.session()
  expect(accessToken).not.toBe('')
  await open('/registration?qa=1')
  await openBench(page, /^Outbox/)
  await expect(bench(page).getByText('No code has been sent yet.')).toBeVisible()
  await page.getByRole('textbox', { name: /phone/i }).first().fill('+8613900001111')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(bench(page).locator('li b').first()).toHaveText(/^\d{6}$/)
})

test('all screens are listed with the states they can be in', async ({ page, open }) => {
  await open('/isolate')
  const screens = page.getByRole('heading', { level: 3 })
  await expect(screens).toHaveCount(routes.length)
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await filter.fill('no such state')
  await expect(page.getByText('No screen or state has these words.')).toBeVisible()
  await filter.fill('position not')
  await expect(screens).toHaveCount(1)
  await filter.fill('')
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: /^weather / }) })
    .last()
    .getByRole('link', { name: 'position not permitted' })
    .click()
  await expect(page).toHaveURL(/\/weather\?.*position=denied/)
  await expect(page.getByText('Location permission is off')).toBeVisible()
})
