import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionEnd } from '@companion/shared/session/auth'
import { session } from '@companion/shared/session/store'
import {
  api,
  besideField,
  calls,
  codeFor,
  expectSaid,
  openSignedIn,
  said,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { Phone } from './Phone.tsx'

withBackend()

const next = '+8613912345678'
const sends = () => calls('POST', '/users/sms')
const changes = () => calls('POST', '/phone')

async function openPhone(options: Parameters<typeof openSignedIn>[1] = {}) {
  history.pushState({ depth: 1 }, '', '/upload-phone')
  const { screen, user } = await openSignedIn(<Phone />, { at: '/upload-phone', ...options })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const write = async (first: string, second = first) => {
    await user.click(field('New phone number'))
    await user.paste(first)
    await user.click(field('Repeat new phone number'))
    await user.paste(second)
  }
  /** Up to a code in the outbox and its field on the page. */
  const send = async () => {
    await write(next)
    await press('Send code')
    await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
    return codeFor(next)
  }
  return { screen, user, field, press, write, send }
}

test.for([
  ['', '', 'New phone number', 'Mobile phone number cannot be empty'],
  ['+86100', '+86100', 'New phone number', 'Please enter a valid phone number!'],
  [next, '+8613912345679', 'Repeat new phone number', 'Inconsistent phone numbers'],
] as const)('"%s" and "%s": %s says %s, and no code is sent', async ([first, second, label, words]) => {
  const { user, field, press } = await openPhone()
  if (first) await user.type(field('New phone number'), first)
  if (second) await user.type(field('Repeat new phone number'), second)
  await press('Send code')
  expect(besideField(field(label))).toContain(words)
  expect(document.activeElement).toBe(field(label))
  expect(await sends()).toEqual([])
})

test('the present number is not sent a code, and the form says why', async () => {
  const { screen, field, press, write } = await openPhone()
  await screen.findByText('+86 138 **** 5678')
  await write('+8613812345678')
  expect(besideField(field('New phone number'))).toContain('This is your current number.')
  await press('Send code')
  expect(await sends()).toEqual([])
})

test('a code proves the number; the session ends with the new one as the name to log in with', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, field, send } = await openPhone()
  const code = await send()
  expect(document.activeElement).toBe(field('Verification code'))
  expect(screen.getByText('+86 139 **** 5678')).toBeTruthy()
  await user.type(field('Verification code'), code)
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  stop()
  expect(ends).toEqual([['phone', next]])
  expect(session.token).toBe('')
  const [sent] = await sends()
  expect(sent?.body).toEqual({ action: 'CHANGE_PHONE', phone: next, app: 'SparkPro', lang: 'en' })
  expect((await changes())[0]?.body).toMatchObject({ phone: next, code })
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe(next)
})

test('LensMoo sends its own key for messages', async () => {
  const { send } = await openPhone({ brand: 'lensmoo' })
  await send()
  expect((await sends())[0]?.body).toMatchObject({ app: 'lensmoo-sms' })
})

test.for([
  [2050, 'Incorrect verification code!'],
  [2099, 'Incorrect verification code!'],
] as const)('code %i empties the code alone, and no new one is sent', async ([code, words]) => {
  const { user, field, send } = await openPhone()
  await send()
  await api().fault({ path: '/api/v1/users/sms/verify', status: 400, body: { code, message: 'x' }, times: 1 })
  await user.type(field('Verification code'), '123456')
  await waitFor(() => expect(besideField(field('Verification code'))).toContain(words))
  expect(field('Verification code').value).toBe('')
  expect(document.activeElement).toBe(field('Verification code'))
  expect(said()).toEqual([words])
  expect(await sends()).toHaveLength(1 + 1)
  await user.type(field('Verification code'), await codeFor(next))
  await waitFor(async () => expect(await changes()).toHaveLength(1))
})

test('a code tried too often is dead: only a new one may be confirmed', async () => {
  await api().settings({ codeAttempts: 0, retryAfterS: 1 })
  const { screen, user, field, send } = await openPhone()
  const code = await send()
  await user.type(field('Verification code'), code)
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Verification code exceeded the limit!'),
  )
  expect(field('Verification code').value).toBe('')
  const confirm = screen.getByRole('button', { name: 'Confirm' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Resend/ }))
  await user.type(field('Verification code'), '111111')
  await user.click(confirm)
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a checked code is not asked for again when the change itself fails', async () => {
  const { screen, user, field, press, send } = await openPhone()
  const code = await send()
  await api().fault({ path: '/api/v1/users/*/phone', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Modification failed, please retry!')
  await press('Retry')
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a check that fails without a code says so', async () => {
  const { user, field, send } = await openPhone()
  const code = await send()
  await api().fault({ path: '/api/v1/users/sms/verify', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Verification failed!')
  expect(field('Verification code').value).toBe(code)
})

test('a number somebody has is said at the number, with everything as it was typed', async () => {
  await api().user('second', { phone: next })
  const { field, press, write } = await openPhone()
  await write(next)
  await press('Send code')
  await waitFor(() =>
    expect(besideField(field('New phone number'))).toContain('Phone number already exists!'),
  )
  expect(document.activeElement).toBe(field('New phone number'))
  expect(field('Repeat new phone number').value.replace(/ /g, '')).toBe(next)
})

test('a message that could not be sent may be asked for again at once', async () => {
  await api().settings({ smsDown: true })
  const { screen, press, write } = await openPhone()
  await write(next)
  await press('Send code')
  await expectSaid('Failed to send SMS!')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resend' }))
  await api().settings({ smsDown: false })
  await press('Resend')
  await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
})

test('too many requests for codes are a wait, which is said; the code field stays', async () => {
  const body = { code: 2097, message: 'limit', retryAfter: 600 }
  await api().fault({ path: '/api/v1/users/sms', status: 429, body })
  const { screen, field, press, write } = await openPhone()
  await write(next)
  await press('Send code')
  await expectSaid('Verification code exceeded the limit!')
  await screen.findByText(/^Too many codes were requested/)
  expect(field('Verification code')).toBeTruthy()
  await press('Resend')
  expect(await sends()).toHaveLength(1)
})

test('the number can be corrected, and comes back as it was typed', async () => {
  const { field, press, send } = await openPhone()
  await send()
  await press('Change')
  await waitFor(() => expect(field('New phone number').value.replace(/ /g, '')).toBe(next))
  // The same number again: the code is still good, so none is sent.
  await press('Send code')
  await waitFor(() => expect(field('Verification code')).toBeTruthy())
  expect(await api().outbox(next)).toHaveLength(1)
})

test('a hundred taps send one code, and a hundred confirm once', async () => {
  const { screen, user, field, write } = await openPhone()
  await write(next)
  const send = screen.getByRole('button', { name: 'Send code' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(send)
  await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
  expect(await api().outbox(next)).toHaveLength(1)
  const code = await codeFor(next)
  await user.type(field('Verification code'), code)
  const confirm = screen.queryByRole('button', { name: 'Confirm' })
  await act(async () => {
    for (let tap = 0; tap < 100; tap++) if (confirm) fireEvent.click(confirm)
  })
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await changes()).toHaveLength(1)
})
