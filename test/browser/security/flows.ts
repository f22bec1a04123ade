import { expect, type Page } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { fieldAt } from '../errorCases.ts'
import { codeSentTo, signedIn } from '../session.ts'

export const email = 'demo@companion.example'
export const phone = '+8613812345678'
const passwords = { 'New password': 'newpass1', 'Repeat new password': 'newpass1' }

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldAt(page, label).fill(value)
}
const openly = (path: string) => async () => `${path}?lang=en`
const inside = (path: string) => (standin: ControlRoom) => signedIn(standin, path)
const steps = (method: string) => inside(`/common-step21?method=${method}&from=editPasswordNew`)

type Go = (page: Page, standin: ControlRoom) => Promise<void>
const ask: Go = (page) => press(page, 'Send code')
const askFor =
  (target: string): Go =>
  async (page) => {
    await fill(page, { 'Phone number or email': target })
    await press(page, 'Send code')
  }
const enterCodeFor =
  (target: string): Go =>
  async (page, standin) =>
    fill(page, { 'Verification code': await codeSentTo(standin, target) })
const choose: Go = async (page) => {
  await expect(fieldAt(page, 'New password')).toBeFocused()
  await fill(page, passwords)
  await press(page, 'Save')
}
const prove: Go = async (page) => {
  await fill(page, { 'Old password': 'demo1234' })
  await press(page, 'Continue')
}
const all =
  (...parts: Go[]): Go =>
  async (page, standin) => {
    for (const part of parts) await part(page, standin)
  }

/**
 * Takes the steps up to the list of losses. For a signed-in user the email field is prefilled and not
 * editable.
 */
const validate: Go = async (page) => {
  await expect(fieldAt(page, 'Email')).toBeVisible()
  if (await fieldAt(page, 'Email').isEditable()) await fill(page, { Email: email })
  await fill(page, { Password: 'demo1234' })
  await press(page, 'Next')
}
/** Takes the steps from the list of losses to the tap that deletes the account. */
const remove: Go = async (page) => {
  await expect(page.getByText('You will lose')).toBeVisible()
  await press(page, 'Next')
  await page.getByRole('checkbox').press('Space')
  await press(page, 'Continue')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
}

const bySms = all(ask, enterCodeFor(phone))
const byEmail = all(ask, enterCodeFor(email))

/** Security flows whose API call can fail. Each takes the steps up to that call. */
export const flows = {
  oldPassword: { at: steps('oldPassword'), go: prove },
  afterOldPassword: { at: steps('oldPassword'), go: all(prove, choose) },
  oneScreen: {
    at: inside('/edit-password'),
    async go(page) {
      await fill(page, { 'Old password': 'demo1234', ...passwords })
      await press(page, 'Save')
    },
  },
  sms: { at: steps('sms'), go: ask },
  email: { at: steps('email'), go: ask },
  smsCode: { at: steps('sms'), go: bySms },
  afterSms: { at: steps('sms'), go: all(bySms, choose) },
  afterEmail: { at: steps('email'), go: all(byEmail, choose) },
  forgottenPhone: { at: openly('/forget-password'), go: askFor(phone) },
  forgottenEmail: { at: openly('/forget-password'), go: askFor(email) },
  afterForgotten: { at: openly('/forget-password'), go: all(askFor(email), enterCodeFor(email), choose) },
  signedInForgotten: { at: inside('/common-step22?method=sms'), go: all(bySms, choose) },
  validate: { at: openly('/account-delete-v2'), go: validate },
  remove: { at: openly('/account-delete-v2'), go: all(validate, remove) },
  removeOwn: { at: inside('/account-delete'), go: all(validate, remove) },
} as const satisfies Record<string, { at(standin: ControlRoom): Promise<string>; go: Go }>
