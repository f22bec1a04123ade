import { newEmail, newPhone, stages } from './flows.ts'
import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { deedsOf, everyTapIsAHundred } from '../taps.ts'

test.use({ expected: /Failed to load resource/ })

interface Flow {
  readonly from: keyof typeof stages
  /** What the API is asked to do, each once. */
  readonly deeds: readonly string[]
  readonly end: RegExp
  /** What the app is told, once. */
  readonly told?: readonly [method: string, params?: object]
}
const changed = (identifier: string) =>
  ['notifySignedOut', { reason: 'credentialsChanged', identifier }] as const

const flows: readonly Flow[] = [
  {
    from: 'nickname',
    deeds: ['PATCH /users/*'],
    end: /^Account and Security$/,
    told: ['notifyProfileChanged', { fields: { nickname: 'Zoë' } }],
  },
  {
    from: 'email',
    deeds: ['PATCH /users/*'],
    end: /^Your email was changed$/,
    told: changed(newEmail),
  },
  {
    from: 'phoneCode',
    deeds: ['POST /users/sms', 'POST /users/sms/verify', 'POST /users/*/phone'],
    end: /^Your phone number was changed$/,
    told: changed(newPhone),
  },
  {
    from: 'registerPhone',
    deeds: ['POST /auth/register/sms', 'POST /auth/register'],
    end: /^Account and Security$/,
    told: ['sessionRotated'],
  },
  {
    from: 'registerEmail',
    deeds: ['POST /auth/register'],
    end: /^Account and Security$/,
    told: ['sessionRotated'],
  },
]

for (const platform of ['android', 'ios', undefined] as const)
  for (const { from, deeds, end, told } of flows)
    test(`${from}, every tap a hundred, ${platform ? `in the ${platform} app` : 'in a browser'}`, async ({
      page,
      open,
      standin,
    }) => {
      const app = platform && (await insideFakeApp(page, { platform }))
      const taps = await everyTapIsAHundred(page)
      // Answers come while taps still do.
      await standin.fault({ path: '*', delayMs: 120 })
      await open(await stages[from].at(standin))
      await stages[from].go(page, standin)
      await expect(page.getByRole('heading', { name: end })).toBeVisible()
      expect(await taps()).toBeGreaterThanOrEqual(50)
      expect(await deedsOf(standin)).toEqual(deeds)
      if (!app || !told) return
      const [method, params] = told
      await expect.poll(() => app.calls(method)).toEqual([params ?? expect.anything()])
    })

test('signing in, every tap a hundred', async ({ page, open, standin }) => {
  const taps = await everyTapIsAHundred(page)
  await standin.fault({ path: '*', delayMs: 120 })
  await open(await stages.login.at())
  await stages.login.go(page)
  await expect(page.getByRole('link', { name: 'Update nickname, Demo' })).toBeVisible()
  expect(await taps()).toBeGreaterThanOrEqual(50)
  expect(await deedsOf(standin)).toEqual(['POST /auth/login'])
})
