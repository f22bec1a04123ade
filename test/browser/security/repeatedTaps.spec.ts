import { insideFakeApp } from '../fakeApp.ts'
import { expect, test } from '../fixtures.ts'
import { email, phone, stages } from './flows.ts'
import { deedsOf, everyTapIsAHundred } from '../taps.ts'

test.use({ expected: /Failed to load resource/ })

interface Flow {
  readonly from: keyof typeof stages
  /** What the API is asked to do, each once. */
  readonly deeds: readonly string[]
  readonly end: string
  /** What the app is told when it is over, once; undefined where the app's own session goes on. */
  readonly told?: object
}
const passwordChanged = 'Your password was changed'
const accountDeleted = 'Your account was deleted'
const changed = (identifier: string) => ({ reason: 'credentialsChanged', identifier })
const reset = 'POST /users/password/reset'
const byEmail = ['POST /users/password/email', reset]
const byOld = ['POST /users/password/verify', 'POST /users/password/change']
const bySms = ['POST /users/password/sms', 'POST /users/sms/verify', reset]
const deletion = ['POST /auth/login', 'DELETE /users/*']

const flows: readonly Flow[] = [
  { from: 'afterOldPassword', deeds: byOld, end: passwordChanged, told: changed(email) },
  { from: 'oneScreen', deeds: byOld, end: passwordChanged, told: changed(email) },
  { from: 'afterSms', deeds: bySms, end: passwordChanged, told: changed(phone) },
  { from: 'afterEmail', deeds: byEmail, end: passwordChanged, told: changed(email) },
  { from: 'afterForgotten', deeds: byEmail, end: passwordChanged, told: changed(email) },
  { from: 'signedInForgotten', deeds: bySms, end: passwordChanged, told: changed(phone) },
  { from: 'remove', deeds: deletion, end: accountDeleted },
  { from: 'removeOwn', deeds: deletion, end: accountDeleted, told: { reason: 'accountDeleted' } },
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
      await expect(page.getByRole('heading', { name: end })).toBeFocused()
      expect(await taps()).toBeGreaterThanOrEqual(50)
      expect(await deedsOf(standin)).toEqual(deeds)
      if (app) await expect.poll(() => app.calls('notifySignedOut')).toEqual(told ? [told] : [])
      const login = page.getByLabel('Phone number or email')
      if (app || end !== passwordChanged) return expect(login).toHaveCount(0)
      await expect(login).toHaveValue(deeds === bySms ? phone : email)
    })
