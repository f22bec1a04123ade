import type { Page } from '@playwright/test'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { fieldAt } from '../errorCases.ts'
import { codeSentTo, signedIn } from '../session.ts'

interface Flow {
  /** Resolves with the path at which the flow starts, including tokens if the flow needs a session. */
  at(standin: ControlRoom): Promise<string>
  /** Takes the steps up to the tap that sends the call. */
  go(page: Page, standin: ControlRoom): Promise<void>
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldAt(page, label).fill(value)
}

export const newPhone = '+8613912345678'
export const newEmail = 'zoe@mail.example'
const passwords = { Password: 'abc123', 'Repeat password': 'abc123' }
const openly = (path: string) => async () => `${path}?lang=en`
const inside = (path: string) => (standin: ControlRoom) => signedIn(standin, path)

async function askForNumber(page: Page): Promise<void> {
  await fill(page, { 'New phone number': newPhone, 'Repeat new phone number': newPhone })
  await press(page, 'Send code')
}

async function toPassword(page: Page): Promise<void> {
  await fill(page, passwords)
  await page.getByRole('checkbox').check()
  await press(page, 'Register')
}

/** Account flows whose API call can fail. Each takes the steps up to that call. */
export const flows = {
  nickname: {
    at: inside('/upload-nickname'),
    async go(page) {
      await fieldAt(page, 'Nickname').and(page.locator('[value="Demo"]')).waitFor()
      await fill(page, { Nickname: 'Zoë' })
      await press(page, 'Save')
    },
  },
  email: {
    at: inside('/upload-email'),
    async go(page) {
      await fill(page, { 'New email': newEmail, 'Repeat new email': newEmail })
      await press(page, 'Save')
    },
  },
  phone: { at: inside('/upload-phone'), go: askForNumber },
  phoneCode: {
    at: inside('/upload-phone'),
    async go(page, standin) {
      await askForNumber(page)
      await fill(page, { 'Verification code': await codeSentTo(standin, newPhone) })
    },
  },
  registerCode: {
    at: openly('/registration'),
    async go(page) {
      await fill(page, { 'Phone number': newPhone })
      await press(page, 'Send code')
    },
  },
  registerPhone: {
    at: openly('/registration'),
    async go(page, standin) {
      await fill(page, { 'Phone number': newPhone })
      await press(page, 'Send code')
      await fill(page, { 'Verification code': await codeSentTo(standin, newPhone) })
      await toPassword(page)
    },
  },
  registerEmail: {
    at: openly('/registration'),
    async go(page) {
      await page.getByRole('radio', { name: 'Email' }).click()
      await fill(page, { Email: newEmail, 'Repeat email': newEmail })
      await press(page, 'Continue')
      await toPassword(page)
    },
  },
  login: {
    at: openly('/'),
    async go(page) {
      await fill(page, { 'Phone number or email': 'demo@companion.example', Password: 'demo1234' })
      await press(page, 'Log in')
    },
  },
} as const satisfies Record<string, Flow>
