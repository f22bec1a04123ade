import { expect, test } from '../fixtures.ts'
import { email, phone, flows } from './flows.ts'
import { everyPlatform, tapThroughFlow, writesOf } from '../taps.ts'

test.use({ expected: /Failed to load resource/ })

interface Case {
  readonly from: keyof typeof flows
  /** The API requests that change data. Each must be sent once. */
  readonly writes: readonly string[]
  readonly end: string
  /**
   * The parameters of the final call to the app, which must be sent once. Undefined if the app's own session
   * continues.
   */
  readonly notified?: object
}
const passwordChanged = 'Your password was changed'
const accountDeleted = 'Your account was deleted'
const changed = (identifier: string) => ({ reason: 'credentialsChanged', identifier })
const reset = 'POST /users/password/reset'
const byEmail = ['POST /users/password/email', reset]
const byOld = ['POST /users/password/verify', 'POST /users/password/change']
const bySms = ['POST /users/password/sms', 'POST /users/sms/verify', reset]
const deletion = ['POST /auth/login', 'DELETE /users/*']

const cases: readonly Case[] = [
  { from: 'afterOldPassword', writes: byOld, end: passwordChanged, notified: changed(email) },
  { from: 'oneScreen', writes: byOld, end: passwordChanged, notified: changed(email) },
  { from: 'afterSms', writes: bySms, end: passwordChanged, notified: changed(phone) },
  { from: 'afterEmail', writes: byEmail, end: passwordChanged, notified: changed(email) },
  { from: 'afterForgotten', writes: byEmail, end: passwordChanged, notified: changed(email) },
  { from: 'signedInForgotten', writes: bySms, end: passwordChanged, notified: changed(phone) },
  { from: 'remove', writes: deletion, end: accountDeleted },
  { from: 'removeOwn', writes: deletion, end: accountDeleted, notified: { reason: 'accountDeleted' } },
]

// The same code ignores repeated taps on every platform (shared/kit/forms), so one flow on all platforms is
// enough.
const platformsOf = ({ from }: Case) => (from === 'afterSms' ? everyPlatform : (['android'] as const))

for (const one of cases)
  for (const platform of platformsOf(one)) {
    const { from, writes, end, notified } = one
    test(`${from}, every tap a hundred, ${platform ? `in the ${platform} app` : 'in a browser'}`, async ({
      page,
      open,
      standin,
    }) => {
      const { app, taps } = await tapThroughFlow({ page, standin, open }, flows[from], platform)
      await expect(page.getByRole('heading', { name: end })).toBeFocused()
      expect(await taps()).toBeGreaterThanOrEqual(50)
      expect(await writesOf(standin)).toEqual(writes)
      if (app) await expect.poll(() => app.calls('notifySignedOut')).toEqual(notified ? [notified] : [])
      const login = page.getByLabel('Phone number or email')
      if (app || end !== passwordChanged) return expect(login).toHaveCount(0)
      await expect(login).toHaveValue(writes === bySms ? phone : email)
    })
  }
