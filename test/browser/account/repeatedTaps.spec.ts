import { newEmail, newPhone, flows } from './flows.ts'
import { expect, test } from '../fixtures.ts'
import { everyPlatform, tapThroughFlow, writesOf } from '../taps.ts'

test.use({ expected: /Failed to load resource/ })

interface Case {
  readonly from: keyof typeof flows
  /** The API requests that change data. Each must be sent once. */
  readonly writes: readonly string[]
  readonly end: RegExp
  /** The call to the app that reports the change. It must be sent once. */
  readonly notified?: readonly [method: string, params?: object]
}
const changed = (identifier: string) =>
  ['notifySignedOut', { reason: 'credentialsChanged', identifier }] as const

const cases: readonly Case[] = [
  {
    from: 'nickname',
    writes: ['PATCH /users/*'],
    end: /^Account and Security$/,
    notified: ['notifyProfileChanged', { fields: { nickname: 'Zoë' } }],
  },
  {
    from: 'email',
    writes: ['PATCH /users/*'],
    end: /^Your email was changed$/,
    notified: changed(newEmail),
  },
  {
    from: 'phoneCode',
    writes: ['POST /users/sms', 'POST /users/sms/verify', 'POST /users/*/phone'],
    end: /^Your phone number was changed$/,
    notified: changed(newPhone),
  },
  {
    from: 'registerPhone',
    writes: ['POST /auth/register/sms', 'POST /auth/register'],
    end: /^Account and Security$/,
    notified: ['sessionRotated'],
  },
  {
    from: 'registerEmail',
    writes: ['POST /auth/register'],
    end: /^Account and Security$/,
    notified: ['sessionRotated'],
  },
]

// The same code ignores repeated taps on every platform (shared/kit/forms), so one flow on all platforms is
// enough.
const platformsOf = ({ from }: Case) => (from === 'phoneCode' ? everyPlatform : (['android'] as const))

for (const one of cases)
  for (const platform of platformsOf(one)) {
    const { from, writes, end, notified } = one
    test(`${from}, every tap a hundred, ${platform ? `in the ${platform} app` : 'in a browser'}`, async ({
      page,
      open,
      standin,
    }) => {
      const { app, taps } = await tapThroughFlow({ page, standin, open }, flows[from], platform)
      await expect(page.getByRole('heading', { name: end })).toBeVisible()
      expect(await taps()).toBeGreaterThanOrEqual(50)
      expect(await writesOf(standin)).toEqual(writes)
      if (!app || !notified) return
      const [method, params] = notified
      await expect.poll(() => app.calls(method)).toEqual([params ?? expect.anything()])
    })
  }

test('signing in, every tap a hundred', async ({ page, open, standin }) => {
  const { taps } = await tapThroughFlow({ page, standin, open }, flows.login)
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  expect(await taps()).toBeGreaterThanOrEqual(50)
  expect(await writesOf(standin)).toEqual(['POST /auth/login'])
})
