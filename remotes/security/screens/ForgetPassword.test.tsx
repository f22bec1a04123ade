import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionEnd } from '@companion/shared/session/current'
import {
  api,
  besideField,
  calls,
  codeFor,
  expectSaid,
  openSignedIn,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { ForgetPassword } from './ForgetPassword.tsx'

withBackend()

const email = 'demo@companion.example'
const phone = '+8613812345678'

async function openForgotten(options: Parameters<typeof openSignedIn>[1] = {}) {
  const { screen, user } = await openSignedIn(<ForgetPassword />, {
    at: '/forget-password',
    user: '',
    ...options,
  })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** Requests a code, waits until the mock API has sent it, and returns it. */
  const ask = async (target: string) => {
    await user.type(field('Phone number or email'), target)
    await press('Send code')
    await waitFor(async () => expect(await codeFor(target)).not.toBe(''))
    return codeFor(target)
  }
  const choose = async (password: string) => {
    await user.type(await screen.findByLabelText('New password'), password)
    await user.type(field('Repeat new password'), password)
    await press('Save')
  }
  return { screen, user, field, press, ask, choose }
}

test('below the name stands what a code takes, then how it will come', async () => {
  const { user, field } = await openForgotten()
  const below = () => besideField(field('Phone number or email'))
  expect(below()).toContain('Enter a valid phone number or email to get a code.')
  await user.type(field('Phone number or email'), email)
  expect(below()).toContain('We’ll email a 6-digit code to this address.')
  await user.clear(field('Phone number or email'))
  await user.type(field('Phone number or email'), phone)
  await waitFor(() => expect(below()).toContain('We’ll text a 6-digit code to this number.'))
})

test.for([
  [phone, 'sms', { phone, app: 'SparkPro', lang: 'en' }, '+86 138 **** 5678'],
  [email, 'email', { email, app: 'SparkPro', lang: 'en' }, 'd***@companion.example'],
] as const)('%s gets its code by %s, which leads to a new password', async ([target, way, body, shown]) => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, field, ask, choose } = await openForgotten()
  const code = await ask(target)
  expect((await calls('POST', `/password/${way}`))[0]?.body).toEqual(body)
  expect(document.activeElement).toBe(field('Verification code'))
  await user.type(field('Verification code'), code)
  await screen.findByLabelText('New password')
  expect(screen.queryByText('You’ll need to log in again afterwards.')).toBeNull()
  expect(screen.getByText(/^Choose a new password for/).textContent).toBe(
    `Choose a new password for ${shown}.`,
  )
  await choose('newpass1')
  await screen.findByRole('heading', { name: 'Your password was changed' })
  stop()
  expect(ends).toEqual([['password', target]])
  expect(location.pathname).toBe('/forget-password')
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe(target)
  await user.type(field('Password'), 'newpass1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
})

test('LensMoo sends its own key for messages, and its name for emails', async () => {
  const { ask, press } = await openForgotten({ brand: 'lensmoo' })
  await ask(phone)
  expect((await calls('POST', '/password/sms'))[0]?.body).toMatchObject({ app: 'lensmoo-sms' })
  await press('Use another phone number or email')
})

test.for([
  ['', 'Please enter a valid phone number or email!'],
  ['zoe@', 'Please enter a valid phone number or email!'],
  ['12', 'Please enter a valid phone number or email!'],
] as const)('"%s" is nobody: %s', async ([typed, words]) => {
  const { user, field, press } = await openForgotten()
  if (typed) await user.type(field('Phone number or email'), typed)
  await press('Send code')
  await waitFor(() => expect(besideField(field('Phone number or email'))).toContain(words))
  expect(document.activeElement).toBe(field('Phone number or email'))
  expect(await calls('POST', '/password/')).toEqual([])
})

test('whom the server does not know is said at the field, with what was typed', async () => {
  const { user, field, press } = await openForgotten()
  await user.type(field('Phone number or email'), 'nobody@mail.example')
  await press('Send code')
  await waitFor(() => expect(besideField(field('Phone number or email'))).toContain('User does not exist!'))
  expect(field('Phone number or email').value).toBe('nobody@mail.example')
  expect(document.activeElement).toBe(field('Phone number or email'))
})

test('a wrong code of an email comes back to its step, and costs no typing of the new password', async () => {
  const { screen, user, field, press, ask, choose } = await openForgotten()
  const code = await ask(email)
  await user.type(field('Verification code'), code === '111111' ? '222222' : '111111')
  await choose('newpass1')
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Incorrect verification code!'),
  )
  expect(field('Verification code').value).toBe('')
  expect(document.activeElement).toBe(field('Verification code'))
  expect(await calls('POST', '/password/email')).toHaveLength(1)
  await user.type(field('Verification code'), code)
  expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe('newpass1')
  await press('Save')
  await screen.findByRole('heading', { name: 'Your password was changed' })
})

test('a code tried too often is dead until a new one is sent', async () => {
  await api().settings({ codeAttempts: 0 })
  const { screen, user, field, ask } = await openForgotten()
  const code = await ask(phone)
  await user.type(field('Verification code'), code)
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Verification code exceeded the limit!'),
  )
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Resend/ }))
  await user.type(field('Verification code'), '111111')
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a message that could not be sent may be asked for again at once', async () => {
  await api().settings({ smsDown: true })
  const { screen, user, field, press } = await openForgotten()
  await user.type(field('Phone number or email'), phone)
  await press('Send code')
  await expectSaid('Failed to send SMS!')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend' }))
})

test('a lost answer is settled by signing in with the new password', async () => {
  const { screen, user, field, ask, choose } = await openForgotten()
  const code = await ask(phone)
  await user.type(field('Verification code'), code)
  await api().fault({ path: '/api/v1/users/password/reset', drop: true, after: true, times: 1 })
  await choose('newpass1')
  await screen.findByRole('heading', { name: 'Your password was changed' })
  expect(await calls('POST', '/password/reset')).toHaveLength(1)
})

test('a lost answer that nothing can settle is neither a success nor a failure', async () => {
  const { screen, user, field, press, ask, choose } = await openForgotten()
  const code = await ask(phone)
  await user.type(field('Verification code'), code)
  await api().fault({ path: '/api/v1/users/password/reset', drop: true, times: 1 })
  await api().fault({ path: '/api/v1/auth/login', status: 503, body: 'down', times: 1 })
  await choose('newpass1')
  await screen.findByRole('heading', { name: 'The change could not be confirmed' })
  await press('Try again')
  expect(field('New password').value).toBe('newpass1')
  await press('Save')
  await screen.findByRole('heading', { name: 'Your password was changed' })
})

test('a hundred taps send one code and set one password', async () => {
  const { screen, user, field } = await openForgotten()
  await user.type(field('Phone number or email'), email)
  const send = screen.getByRole('button', { name: 'Send code' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(send)
  await waitFor(async () => expect(await codeFor(email)).not.toBe(''))
  await user.type(field('Verification code'), await codeFor(email))
  await screen.findByLabelText('New password')
  const save = screen.getByRole('button', { name: 'Save' })
  const before = (await calls('POST', '/password/reset')).length
  await user.type(field('New password'), 'newpass1')
  await user.type(field('Repeat new password'), 'newpass1')
  for (let tap = 0; tap < 100; tap++) fireEvent.click(save)
  await screen.findByRole('heading', { name: 'Your password was changed' })
  expect([before, (await calls('POST', '/password/reset')).length]).toEqual([0, 1])
  expect(await calls('POST', '/password/email')).toHaveLength(1)
})
