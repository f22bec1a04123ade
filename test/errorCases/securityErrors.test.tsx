import { test } from 'vitest'
import { expectError, inThisRun, type Actions, type ScreenFlow } from '../account/expectError.tsx'
import { withBackend } from '../account/openSignedIn.tsx'
import { securityErrors } from './securityErrors.ts'
import { AccountDeleteV2 } from '../../remotes/security/screens/AccountDelete.tsx'
import { CommonStep21 } from '../../remotes/security/screens/CommonStep.tsx'
import { EditPassword } from '../../remotes/security/screens/EditPassword.tsx'
import { ForgetPassword } from '../../remotes/security/screens/ForgetPassword.tsx'

withBackend()

const phone = '+8613812345678'
const email = 'demo@companion.example'
const chosen = { 'New password': 'newpass1', 'Repeat new password': 'newpass1' }

type Go = ScreenFlow['go']
const ask: Go = ({ press }) => press('Send code')
const askFor =
  (target: string): Go =>
  async ({ fill, press }) => {
    await fill({ 'Phone number or email': target })
    await press('Send code')
  }
const enterCodeFor =
  (target: string): Go =>
  ({ enterCode }) =>
    enterCode(target)
const choose: Go = async ({ fill, press }) => {
  await fill(chosen)
  await press('Save')
}
const prove: Go = async ({ fill, press }) => {
  await fill({ 'Old password': 'demo1234' })
  await press('Continue')
}
const validate: Go = async ({ fill, press }) => {
  await fill({ Email: email, Password: 'demo1234' })
  await press('Next')
}
const remove: Go = async ({ sees, press, choose: tick }: Actions) => {
  await sees('You will lose')
  await press('Next')
  await tick('checkbox')
  await press('Continue')
  await press('Delete account')
}
const all =
  (...parts: readonly Go[]): Go =>
  async (actions) => {
    for (const part of parts) await part(actions)
  }

const verify = (method: string, ...parts: readonly Go[]): ScreenFlow => ({
  screen: () => <CommonStep21 />,
  at: `/common-step21?method=${method}&from=editPasswordNew`,
  go: all(...parts),
})
const forgotten = (...parts: readonly Go[]): ScreenFlow => ({
  screen: () => <ForgetPassword />,
  at: '/forget-password',
  user: '',
  go: all(...parts),
})
const deletion = (...parts: readonly Go[]): ScreenFlow => ({
  screen: () => <AccountDeleteV2 />,
  at: '/account-delete-v2',
  user: '',
  go: all(...parts),
})

const flows: Readonly<Record<(typeof securityErrors)[number]['from'], ScreenFlow>> = {
  oldPassword: verify('oldPassword', prove),
  afterOldPassword: verify('oldPassword', prove, choose),
  oneScreen: {
    screen: () => <EditPassword />,
    at: '/edit-password',
    async go({ fill, press }) {
      await fill({ 'Old password': 'demo1234', ...chosen })
      await press('Save')
    },
  },
  sms: verify('sms', ask),
  email: verify('email', ask),
  smsCode: verify('sms', ask, enterCodeFor(phone)),
  afterSms: verify('sms', ask, enterCodeFor(phone), choose),
  afterEmail: verify('email', ask, enterCodeFor(email), choose),
  forgottenPhone: forgotten(askFor(phone)),
  forgottenEmail: forgotten(askFor(email)),
  afterForgotten: forgotten(askFor(email), enterCodeFor(email), choose),
  validate: deletion(validate),
  remove: { ...deletion(validate, remove), ends: true },
}

test.for(inThisRun(securityErrors))('$from: $call answers $code', (line) =>
  expectError(flows[line.from], line),
)
