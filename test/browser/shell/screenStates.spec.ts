import type { Page } from '@playwright/test'
import { addressOf, statesOf } from '../../../host-shell/workbench/model/screenStates.ts'
import { manifest as account } from '../../../remotes/account/manifest.ts'
import { manifest as guidance } from '../../../remotes/guidance/manifest.ts'
import { manifest as pay } from '../../../remotes/pay/manifest.ts'
import { manifest as weather } from '../../../remotes/weather/manifest.ts'
import { expect, test } from '../fixtures.ts'

// Each link in the list at /isolate, opened in a fresh profile, must show the state in its label. The links
// cause faults on purpose, so any console error is expected.
test.use({ expected: /./ })

const routes = [account, guidance, pay, weather].flatMap(({ name: remote, routes: all }) =>
  all.map((route) => ({ remote, ...route })),
)

const reopen = 'Please try to reopen it from the APP'
const signInAgain = 'Account login expired. Please retry on the page.'
const noUser = 'Failed to retrieve user information!'
const noPlans = 'The plans didn’t load'
const noWeather = 'The weather didn’t load'
const ofDemo = '+86 138 1234 5678'
const usage = '171 AI chats left'
const atPosition = '22.5430, 114.0580'

/** The expected content of each state, by route name. `called` distinguishes states that look the same. */
const shown: Readonly<Record<string, Readonly<Record<string, string | RegExp>>>> = {
  layout: {
    'as it is': ofDemo,
    'slow answers': ofDemo,
    'server error': noUser,
    'broken answers': noUser,
    'no network': noUser,
    Arabic: 'الحساب والأمان',
    'pseudo-language': /\[Àççôûñŧ.*~\]/,
    'nobody logged in': reopen,
    'login expired, renewed': ofDemo,
    'login refused': signInAgain,
    'another user': 'second@companion.example',
  },
  uploadNickName: {
    'as it is': '4/30',
    'slow answers': '4/30',
    'server error': noUser,
    'broken answers': noUser,
    'no network': noUser,
    Arabic: 'حفظ',
    'pseudo-language': /\[Šàṽé~+\]/,
    'nobody logged in': reopen,
    'login expired, renewed': '4/30',
    'login refused': signInAgain,
  },
  payList: {
    'as it is': usage,
    'slow answers': usage,
    'server error': 'Please try again in a moment.',
    'broken answers': noPlans,
    'no network': 'Check your network and try again.',
    'nobody logged in': reopen,
    'login expired, renewed': usage,
    'login refused': signInAgain,
    Arabic: 'اختيار باقة',
    'pseudo-language': /\[Çħôôšé à þļàñ~+\]/,
    'subscription active': 'Valid until',
    'subscription renewing': 'Renews on',
    'subscription expiring': 'Ends soon',
    'subscription expired': 'Expired on',
    'subscription canceled': /Active\s+Ends on/,
    'subscription trialing': 'Trial until',
    'subscription past due': 'Payment overdue',
    'subscription paused': 'Paused',
    'subscription elsewhere': 'You pay for this plan through AppGallery',
    'plans empty': 'No plans available',
    'plans currencies': '¥980',
    'plans counts': 'AI × 1',
    'usage over': 'Limit reached',
    'usage unlimited': /AI image and text chat\s+Unlimited/,
  },
  payResult: {
    // Without an order, the result page can only show the plans.
    'as it is': usage,
    'nobody logged in': reopen,
    'payment being checked': 'Checking the payment…',
    'payment not confirmed': 'Waiting for confirmation',
    'payment not confirmed, no connection': 'No connection. Check your network and try again.',
    'plan being activated': /Payment successful[^]*Activating your plan…/,
    paid: /Payment successful[^]*Valid until/,
    'payment canceled': 'Payment canceled',
    'payment declined': /Payment failed\s+The payment was declined/,
    'payment failed': /Payment failed\s+The payment didn’t go through/,
    'payment refunded': 'Payment refunded',
    'order expired': 'Order expired',
    'order unknown': 'Order not found',
    'purchase given up in the app': 'Payment not completed',
  },
  weather: {
    'as it is': atPosition,
    'slow answers': atPosition,
    'server error': noWeather,
    'broken answers': 'The weather service isn’t responding.',
    'no network': 'Check your connection and try again.',
    Arabic: 'الطقس',
    'pseudo-language': /\[Ŵéàŧħéŕ~+\]/,
    'at a position': 'Mitte, Berlin',
    'position not permitted': 'Location permission is off. Showing weather by IP.',
    'place unknown': atPosition,
  },
}

/** The expected entry in the workbench's call list. It detects a link that has lost its fault or its user. */
const called: Readonly<Record<string, RegExp>> = {
  'slow answers': /^GET · .* · 200 · .* · fault: delay 3000$/,
  'server error': /^GET · .* · 500 · .* · fault: status 500$/,
  'broken answers': /^GET · .* · 200 · .* · fault: malformed$/,
  'no network': /^GET · .* · no answer · /,
  'login expired, renewed': /^POST · .*\/auth\/token · 200/,
  'login refused': /^POST · .*\/auth\/token · 401/,
}

async function seesCall(page: Page, call: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'QA', exact: true }).click()
  const bench = page.getByRole('complementary', { name: 'Workbench' })
  await bench
    .locator('summary')
    .filter({ hasText: /^API calls/ })
    .click()
  await expect(bench.locator('summary').filter({ hasText: call }).first()).toBeVisible()
}

for (const [name, states] of Object.entries(shown)) {
  const route = routes.find((one) => one.name === name)!
  const listed = statesOf(route)
  for (const [label, text] of Object.entries(states))
    test(`${name}: ${label}`, async ({ page, open }) => {
      const state = listed.find((one) => one.label === label)
      if (!state) throw new Error(`/isolate does not list ${label}`)
      const link = new URL(addressOf(route, state, { origin: 'http://localhost', search: '' }))
      await open(link.pathname + link.search)
      await expect(page.locator('#root')).toContainText(text, { useInnerText: true })
      const call = called[label]
      if (call) await seesCall(page, call)
    })
}

test('there are fifty states at least', () => {
  expect(Object.values(shown).flatMap((states) => Object.keys(states)).length).toBeGreaterThanOrEqual(50)
})
