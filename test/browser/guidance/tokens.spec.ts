import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from '../fixtures.ts'
import { readers, type Reader } from './userAgents.ts'
import { scan } from './scan.ts'

const views: readonly (readonly [path: string, reader: Reader])[] = [
  ['/app', 'phone'],
  ['/app', 'computer'],
  ['/app', 'weChat'],
  ['/qr', 'phone'],
  ['/qr2', 'phone'],
  ['/operational-guidance', 'phone'],
  ['/operational-guidance', 'computer'],
  ['/operational-guidance-detail', 'phone'],
  ['/help', 'phone'],
  ['/support', 'phone'],
  ['/privacy-policy', 'phone'],
  ['/user-terms', 'phone'],
]

/** Returns query parameters with a token pair in every spelling that apps use, plain and escaped. */
const query = (access: string, refresh: string) =>
  [
    ...['acc_token', 'access_token', 'accessToken'].map((name) => `${name}=${access}`),
    ...['%72ef_token', 'refreshToken'].map((name) => `${name}=${encodeURIComponent(refresh)}`),
  ].join('&')

/** Returns the longer parts of each token. A part is as sensitive as the token, so none may leak. */
const partsOf = (tokens: readonly string[]) =>
  tokens.flatMap((token) => token.split('.')).filter((part) => part.length > 8)

/** Returns every text that the page passes on through its copy buttons and its QR code. */
async function leftBy(page: Page, path: string, reader: Reader): Promise<string[]> {
  const left: string[] = []
  if (/^.qr/.test(path) || (reader === 'computer' && path !== '/help')) left.push((await scan(page)) ?? '')
  for (const copy of await page.getByRole('button', { name: /^Copy/ }).all()) {
    await copy.click()
    await expect(page.getByText('Copied').last()).toBeVisible()
    left.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  return left
}

for (const [path, reader] of views) {
  test.describe(`${path} on ${reader}`, () => {
    test.use({ userAgent: readers[reader] })
    test('shows, copies and encodes no token of its address or of the session', async ({
      page,
      open,
      context,
      standin,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { accessToken, refreshToken } = await standin.session()
      // The first URL contains the tokens. The second one relies on the session that they've started.
      for (const address of [`${path}?${query(accessToken, refreshToken)}&lang=en`, `${path}?lang=en`]) {
        await open(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect
          .poll(() => page.evaluate(() => String(sessionStorage['acc_token'])), 'the session stands')
          .toContain('.')
        const left = await leftBy(page, path, reader)
        const kept = await page.evaluate(() => ['acc_token', 'ref_token'].map((key) => sessionStorage[key]))
        const secrets = partsOf([accessToken, refreshToken, ...kept.map(String)])
        const shown = await page.evaluate(() => document.documentElement.outerHTML + location.href)
        const all = [shown, decodeURI(shown.replace(/%(?![0-9a-f]{2})/gi, '%25')), ...left].join('\n')
        for (const secret of secrets) expect(all).not.toContain(secret)
      }
    })
  })
}

test('the app is handed no token with an image or a link', async ({ page, open, standin }) => {
  const { accessToken, refreshToken } = await standin.session()
  await page.addInitScript(() => {
    const handed: string[] = []
    const keep = (text: string) => handed.push(text)
    Object.assign(window, {
      handed,
      CompanionNative: { saveImage: keep, openExternal: keep, copyText: keep },
    })
  })
  const handed = () => page.evaluate<string[]>('window.handed')
  await open(`/qr?${query(accessToken, refreshToken)}&lang=en`)
  await page.getByRole('button', { name: 'Save image' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(async () => (await handed()).length).toBe(2)
  const [image = '', copied = ''] = await handed()
  const { uri } = JSON.parse(image) as { uri: string }
  const { data, width, height } = PNG.sync.read(Buffer.from(uri.split(',')[1] ?? '', 'base64'))
  const link = 'https://m.sparkpro.example/app?appName=com.companion.sparkpro&lang=en&from=qr'
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(link)
  expect(JSON.parse(copied)).toEqual({ text: link })
})
