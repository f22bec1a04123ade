import { act } from '@testing-library/react'
import { test } from 'vitest'
import { session } from '@companion/shared/session/current'
import { expectError, inThisRun, type Actions, type ScreenFlow } from '../account/expectError.tsx'
import { withBackend } from '../account/openSignedIn.tsx'
import { accountErrors } from './accountErrors.ts'
import { Email } from '../../remotes/account/screens/Email.tsx'
import { Menu } from '../../remotes/account/screens/Menu.tsx'
import { Nickname } from '../../remotes/account/screens/Nickname.tsx'
import { Phone } from '../../remotes/account/screens/Phone.tsx'
import { Registration } from '../../remotes/account/screens/Registration.tsx'

withBackend()

const phone = '+8613912345678'
const email = 'zoe@mail.example'
const password = { Password: 'abc123', 'Repeat password': 'abc123' }

async function askForNumber({ fill, press }: Actions): Promise<void> {
  await fill({ 'New phone number': phone, 'Repeat new phone number': phone })
  await press('Send code')
}
async function register({ fill, press, choose }: Actions): Promise<void> {
  await fill(password)
  await choose('checkbox')
  await press('Register')
}
const registration = { screen: () => <Registration />, at: '/registration', user: '' }

const flows: Readonly<Record<(typeof accountErrors)[number]['from'], ScreenFlow>> = {
  nickname: {
    screen: () => <Nickname />,
    at: '/upload-nickname',
    async go({ fill, press }) {
      await fill({ Nickname: 'Zoë' })
      await press('Save')
    },
  },
  email: {
    screen: () => <Email />,
    at: '/upload-email',
    async go({ fill, press }) {
      await fill({ 'New email': email, 'Repeat new email': email })
      await press('Save')
    },
  },
  phone: { screen: () => <Phone />, at: '/upload-phone', go: askForNumber },
  phoneCode: {
    screen: () => <Phone />,
    at: '/upload-phone',
    async go(actions) {
      await askForNumber(actions)
      await actions.enterCode(phone)
    },
  },
  registerCode: {
    ...registration,
    async go({ fill, press }) {
      await fill({ 'Phone number': phone })
      await press('Send code')
    },
  },
  registerPhone: {
    ...registration,
    async go(actions) {
      await actions.fill({ 'Phone number': phone })
      await actions.press('Send code')
      await actions.enterCode(phone)
      await register(actions)
    },
  },
  registerEmail: {
    ...registration,
    async go(actions) {
      await actions.choose('radio', 'Email')
      await actions.fill({ Email: email, 'Repeat email': email })
      await actions.press('Continue')
      await register(actions)
    },
  },
  login: {
    screen: () => <Menu />,
    at: '/',
    user: '',
    async go({ fill, press }) {
      // Enters the route as the shell does.
      await act(() => session().enterRoute({ open: false }))
      await fill({ 'Phone number or email': 'demo@companion.example', Password: 'demo1234' })
      await press('Log in')
    },
  },
}

test.for(inThisRun(accountErrors))('$from: $call answers $code', (line) =>
  expectError(flows[line.from], line),
)
