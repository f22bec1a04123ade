import { androidApp, button, goToPayment, heading, paidWith, signIn } from './actions.ts'
import { wordsOf } from './openPay.ts'
import { expect, test } from '../fixtures.ts'

const codes = ['JPY', 'USD', 'EUR', 'KWD', 'HUF', 'IDR'] as const
/**
 * Prices of 980 (no decimals), 1999 and 1899 (two) and 12345 (three) minor units. Forint and rupiah have two
 * decimals in ISO 4217, but nobody writes them.
 */
const written: Readonly<Record<string, readonly string[]>> = {
  en: ['¥980', '$19.99', '€18.99', 'KWD 12.345', 'Ft 1,500', 'Rp 49,900'],
  de: ['980 ¥', '19,99 $', '18,99 €', '12,345 KWD', '1.500 Ft', '49.900 Rp'],
  zh: ['¥980', '$19.99', '€18.99', 'KWD 12.345', 'Ft 1,500', 'Rp 49,900'],
  ar: ['980 JP¥', '19.99 US$', '18.99 €', '12.345 د.ك.', '1,500 Ft', '49,900 Rp'],
}

/**
 * Normalises spaces and removes direction marks, because Intl uses several kinds of space and adds invisible
 * marks.
 */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s+/g, ' ')

for (const [lang, texts] of Object.entries(written))
  test(`amounts in ${lang}, on the card, in the total and in the question`, async ({
    page,
    open,
    standin,
  }) => {
    const say = wordsOf(lang)
    await standin.control('POST', '/pay/plans', { set: 'currencies' })
    await signIn(open, standin, `/pay/?lang=${lang}`)
    for (const [at, code] of codes.entries()) {
      const card = page.getByRole('radio', { name: code })
      await card.check()
      const text = texts[at] ?? ''
      await expect
        .poll(async () => plain(await page.locator('label', { has: card }).innerText()))
        .toContain(text)
      await expect
        .poll(async () => plain(await page.locator('[data-part="foot"]').innerText()))
        .toContain(` ${text}`)
      await button(page, say('payNow')).click()
      await expect.poll(async () => plain(await page.getByRole('dialog').innerText())).toContain(text)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

for (const [code, minor, exponent, text] of [
  ['JPY', 980, 0, '¥980'],
  ['KWD', 12345, 3, 'KWD 12.345'],
  ['HUF', 150000, 2, 'Ft 1,500'],
  ['IDR', 4990000, 2, 'Rp 49,900'],
] as const)
  test(`${code} to the app and to the receipt`, async ({ page, open, standin }) => {
    await androidApp(page, { pay: { status: 'success', receipt: `good-${code}` } })
    await standin.control('POST', '/pay/plans', { set: 'currencies' })
    await signIn(open, standin)
    await page.getByRole('radio', { name: code }).check()
    await goToPayment(page)
    await expect(heading(page, 'Payment successful')).toBeVisible()
    expect(plain(await page.getByRole('main').innerText())).toContain(text)
    expect(await paidWith(page)).toMatchObject([{ amountMinor: minor, currency: code }])
    const [order] = (await standin.requests('/api/v1/orders')).filter(({ method }) => method === 'POST')
    expect(order?.body).toMatchObject({ expectedAmount: { minor, exponent, currency: code } })
  })

test('six Arabic plural forms', async ({ page, open, standin }) => {
  await standin.control('POST', '/pay/plans', { set: 'counts' })
  await signIn(open, standin, '/pay/?lang=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const [count, times, days] of [
    [0, '0 محادثة ذكاء اصطناعي', 'لمدة يوم واحد'],
    [1, 'محادثة ذكاء اصطناعي واحدة', 'لمدة يوم واحد'],
    [2, 'محادثتا ذكاء اصطناعي', 'لمدة يومين'],
    [3, '3 محادثات ذكاء اصطناعي', 'لمدة 3 أيام'],
    [11, '11 محادثة ذكاء اصطناعي', 'لمدة 11 يومًا'],
    [100, '100 محادثة ذكاء اصطناعي', 'لمدة 100 يوم'],
  ] as const) {
    const name = page.locator('bdi', { hasText: new RegExp(`× ${count}$`) })
    const card = page.locator('label', { has: name })
    await expect(card.getByText(times, { exact: true })).toBeVisible()
    await expect(card.getByText(days, { exact: true })).toBeVisible()
  }
})
