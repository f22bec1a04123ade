import { brands } from '../../../shared/kit/brand/brands.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf, agents, readers } from './userAgents.ts'
import { goOffline } from '../offline.ts'
import { saveData } from '../saveData.ts'

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

// Tests one user agent per maker. remotes/guidance/model/phone/userAgents.test.ts covers the whole table.
test('a real user agent of each maker leads to the guide of that maker', async ({ page, open }) => {
  const devtools = await page.context().newCDPSession(page)
  const firsts = [...new Map(agents.toReversed().map((agent) => [agent[0], agent])).values()]
  expect(firsts.length).toBeGreaterThan(13)
  for (const [guide, , userAgent] of firsts) {
    await devtools.send('Emulation.setUserAgentOverride', { userAgent })
    await open('/operational-guidance')
    expect(await page.evaluate(() => navigator.userAgent)).toBe(userAgent)
    await expect(page.getByRole('region', { name: 'Choose your phone' })).toBeVisible()
    const mine = page.getByRole('region', { name: 'Your phone', exact: true })
    if (guide === 'unknown') await expect(mine, userAgent).toHaveCount(0)
    else await expect(mine.getByRole('link'), userAgent).toContainText(titles[guide] ?? guide)
  }
})

test.describe('on a recognised phone', () => {
  test.use({ userAgent: agentOf('oppo/oneplus') })
  test('the guide opens from the top of the list and names both makers', async ({ page, open }) => {
    await open('/operational-guidance')
    await page.getByRole('region', { name: 'Your phone', exact: true }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OPPO ColorOS or OnePlus OxygenOS')
    await expect(page.getByText('Turn off power saving')).toBeVisible()
  })
})

test('the app knows the phone better than client hints, these better than the user agent, and the user best', async ({
  page,
  open,
}) => {
  const mine = page.getByRole('region', { name: 'Your phone', exact: true })
  const devtools = await page.context().newCDPSession(page)
  const hints = { platform: 'Android', platformVersion: '14.0.0', architecture: '', mobile: true }
  await devtools.send('Emulation.setUserAgentOverride', {
    userAgent: agentOf('xiaomi'),
    userAgentMetadata: { ...hints, model: 'SM-S911B', brands: [{ brand: 'Chromium', version: '125' }] },
  })
  await open('/operational-guidance')
  await expect(mine).toContainText('Samsung One UI')

  await page.addInitScript(() => {
    const info = {
      maker: 'HUAWEI',
      model: 'x',
      os: 'android',
      osVersion: '12',
      rom: 'EMUI',
      romVersion: '12',
    }
    Object.assign(window, { CompanionNative: { getDeviceInfo: () => JSON.stringify(info) } })
  })
  await page.reload()
  await expect(mine).toContainText('Huawei EMUI')

  await page.getByRole('region', { name: 'Choose your phone' }).getByRole('link', { name: /Vivo/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivo Origin OS')
  await page.goBack()
  await expect(mine).toContainText('Chosen by you')
  await expect(mine).toContainText('Vivo Origin OS')
})

test.describe('without a network', () => {
  test.use({ expected: /./ })
  test('a guide that is not there yet is asked for at most twice and can be tried again', async ({
    page,
    open,
    context,
  }) => {
    await saveData(page)
    await open('/help#disconnects')
    const link = page.getByRole('link', { name: 'Open the background running guide' }).first()
    await expect(link).toBeVisible()
    await goOffline(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()))
    await link.click()
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    // Each URL is requested at most twice: once normally and once past the browser's cache. How many URLs
    // there are depends on the earlier releases, which the shell tries as well.
    expect(asked.some((url) => url.endsWith('/guide.js'))).toBe(true)
    for (const url of asked) expect(asked.filter((other) => other === url).length, url).toBeLessThan(3)
    await context.setOffline(false)
    await expect(async () => {
      // Retry disappears as soon as the guide has loaded, so the click can fail.
      await retry.click({ timeout: 500 }).catch(() => {})
      await expect(page.getByRole('link', { name: /Huawei EMUI/ })).toBeVisible({ timeout: 1500 })
    }).toPass()
  })
})

test('marks are kept on the device', async ({ page, open }) => {
  await open('/operational-guidance-detail?brand=samsung&os=oneui6')
  await page.getByRole('checkbox', { name: 'I have done this' }).check()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
})

test.describe('in a foreign app', () => {
  test.use({ userAgent: readers.weChat })
  test('the way out is shown in two steps', async ({ page, open }) => {
    await open('/app')
    await expect(page.getByRole('listitem')).toHaveText([
      /^Tap ⋯ at the top right/,
      'Choose “Open in browser”',
    ])
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByRole('link', { name: 'Download on the App Store' })).toBeVisible()
  })
})

test.describe('opening the app', () => {
  test.use({ userAgent: agentOf('xiaomi'), expected: /Failed to launch/ })
  test('goes nowhere by itself when it does not open', async ({ page, open }) => {
    await open('/app')
    const before = page.url()
    await page.getByRole('button', { name: 'Open SparkPro' }).click()
    await expect(page.getByText('Opening SparkPro…')).toBeVisible()
    await expect(page.getByText(/didn’t open/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download on Google Play' })).toBeVisible()
    expect(page.url()).toBe(before)
  })
})

// Tests one document per brand. remotes/guidance/model/legal.test.ts covers each document of each brand in
// each language.
test('the documents of every brand are whole', async ({ page, open }) => {
  const languages = ['en', 'zh', 'de', 'ar']
  for (const [at, { id, companyName, appName }] of brands.entries()) {
    const path = at % 2 ? '/privacy-policy' : '/user-terms'
    await open(`${path}?lang=${languages[Math.floor(at / 2) % 4]}`, `${id}.localhost`)
    const article = page.getByRole('article')
    await expect(article).toContainText(companyName)
    await expect(article).toContainText(appName)
    expect(await article.textContent()).not.toMatch(/[{}]|undefined/)
  }
})
