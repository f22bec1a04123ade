import { readFileSync } from 'node:fs'
import { brands } from '../../host-shell/brands/brands.ts'
import { expect, test } from './fixtures.ts'
import { scan } from './scan.ts'

const agents = readFileSync(
  new URL('../../remotes/guidance/model/phone/userAgents.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [guide: string, android: string, userAgent: string])
const agentOf = (guide: string) => agents.find(([name]) => name === guide)?.[2] ?? ''

const titles: Record<string, string> = {
  xiaomi: 'Xiaomi MIUI',
  huawei: 'Huawei EMUI',
  'huawei/honor': 'Huawei EMUI or Honor MagicOS',
  honor: 'Honor MagicOS',
  'oppo/oneplus': 'OPPO ColorOS or OnePlus OxygenOS',
  oppo: 'OPPO ColorOS',
  vivo: 'Vivo Origin OS',
  samsung: 'Samsung One UI',
  oneplus: 'OnePlus OxygenOS',
  realme: 'realme UI',
  transsion: 'TECNO, Infinix, itel',
  google: 'Google Pixel',
  'harmony-next': 'HarmonyOS NEXT',
  iphone: 'iPhone',
}

for (const [guide, title] of Object.entries(titles)) {
  test.describe(`on a phone of ${title}`, () => {
    test.use({ userAgent: agentOf(guide) })
    test('the guide is on top and opens', async ({ page, open }) => {
      await open('/operational-guidance')
      const mine = page.getByRole('region', { name: 'Your phone', exact: true }).getByRole('link')
      await expect(mine).toContainText(title)
      await mine.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('Turn off power saving')).toBeVisible()
    })
  })
}

test('the guide needs no network once its list is open', async ({ page, open, context }) => {
  await open('/operational-guidance')
  await expect(page.getByRole('link', { name: /Huawei EMUI/ })).toBeVisible()
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()))
  await page.getByRole('link', { name: /Huawei EMUI/ }).click()
  await page.getByRole('radio', { name: 'EMUI 5–7' }).click()
  await page.getByRole('button', { name: /Allow auto-start/ }).click()
  await expect(page.getByText('Startup manager')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have done this' }).first().check()
  await expect(page.getByText('1 of 5 done')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Background running guide')
  expect(asked).toEqual([])
  await context.setOffline(false)
})

test('marks are kept on the device', async ({ page, open }) => {
  await open('/operational-guidance-detail?brand=samsung&os=oneui6')
  await page.getByRole('checkbox', { name: 'I have done this' }).check()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
})

test.describe('no address holds a token', () => {
  // The stand-in refuses the made-up tokens, and the browser says so.
  test.use({ expected: /401/ })
  const secrets = ['TOKENaccess42', 'TOKENrefresh42']
  const tokens = `acc_token=${secrets[0]}&%72ef_token=${secrets[1]}&access_token=${secrets[0]}&refreshToken=${secrets[1]}`
  for (const path of [
    '/app',
    '/qr',
    '/qr2',
    '/operational-guidance',
    '/support',
    '/help',
    '/privacy-policy',
  ]) {
    test(`that ${path} shows, copies or encodes`, async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(`${path}?${tokens}&lang=en`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const copies = page.getByRole('button', { name: /^Copy/ })
      const copied = (await copies.count())
        ? await copies
            .first()
            .click()
            .then(() => page.evaluate(() => navigator.clipboard.readText()))
        : ''
      const shown = await page.evaluate(() => document.documentElement.outerHTML + location.href)
      for (const secret of secrets) expect(shown + copied).not.toContain(secret)
      if (path.startsWith('/qr')) expect(await scan(page)).not.toMatch(/TOKEN/)
    })
  }
})

test.describe('in a foreign app', () => {
  test.use({
    userAgent: `${agentOf('iphone').replace(/ Version.*/, '')} Mobile/15E148 MicroMessenger/8.0.50`,
  })
  test('the way out is shown in two steps', async ({ page, open }) => {
    await open('/app')
    await expect(page.getByRole('listitem')).toHaveText([/^Press the button/, 'Choose “Open in browser”'])
    await page.getByRole('button', { name: 'Continue here' }).click()
    await expect(page.getByRole('link', { name: 'App Store' })).toBeVisible()
  })
})

test.describe('opening the app', () => {
  test.use({ userAgent: agentOf('xiaomi'), expected: /Failed to launch/ })
  test('goes nowhere by itself when it does not open', async ({ page, open }) => {
    await open('/app')
    const before = page.url()
    await page.getByRole('button', { name: 'Open SparkPro' }).click()
    await expect(page.getByText('Opening SparkPro…')).toBeVisible()
    await expect(page.getByText(/did not open/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Install it' })).toBeVisible()
    expect(page.url()).toBe(before)
  })
})

for (const { id, companyName, appName } of brands) {
  test(`the documents of ${id} are whole in every language`, async ({ page, open }) => {
    test.slow()
    for (const path of ['/privacy-policy', '/user-terms']) {
      for (const lang of ['en', 'zh', 'de', 'ar']) {
        await open(`${path}?lang=${lang}`, `${id}.localhost`)
        const article = page.getByRole('article')
        await expect(article).toContainText(companyName)
        await expect(article).toContainText(appName)
        expect(await article.textContent()).not.toMatch(/[{}]|undefined/)
      }
    }
  })
}
