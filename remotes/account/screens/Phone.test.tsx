import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionEnd } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { changes, next, openPhone, sends } from '../../../test/account/openPhone.tsx'
import { api, besideField, codeFor, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Phone } from './Phone.tsx'

withBackend()

test.for([
  ['', '', 'New phone number', 'Mobile phone number cannot be empty'],
  ['+86100', '+86100', 'New phone number', 'Please enter a valid phone number!'],
  [next, '+8613912345679', 'Repeat new phone number', 'Inconsistent phone numbers'],
] as const)('"%s" and "%s": %s says %s, and no code is sent', async ([first, second, label, words]) => {
  const { user, field, press } = await openPhone(<Phone />)
  if (first) await user.type(field('New phone number'), first)
  if (second) await user.type(field('Repeat new phone number'), second)
  await press('Send code')
  expect(besideField(field(label))).toContain(words)
  expect(document.activeElement).toBe(field(label))
  expect(await sends()).toEqual([])
})

test('the present number is not sent a code, and the form says why', async () => {
  const { screen, field, press, write } = await openPhone(<Phone />)
  await screen.findByText('+86 138 **** 5678')
  await write('+8613812345678')
  expect(besideField(field('New phone number'))).toContain('This is your current number.')
  await press('Send code')
  expect(await sends()).toEqual([])
})

test('below the number stands what a code takes, then how it will come', async () => {
  const { user, field } = await openPhone(<Phone />)
  const below = () => besideField(field('New phone number'))
  expect(below()).toContain('Enter a valid number to get a code.')
  await user.type(field('New phone number'), next)
  await waitFor(() => expect(below()).toContain('We’ll text a 6-digit code to this number.'))
})

test('a code proves the number; the session ends with the new one as the name to log in with', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, field, send } = await openPhone(<Phone />)
  const code = await send()
  expect(document.activeElement).toBe(field('Verification code'))
  expect(screen.getByText('+86 139 1234 5678')).toBeTruthy()
  await user.type(field('Verification code'), code)
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  stop()
  expect(ends).toEqual([['phone', next]])
  expect(sessionState.token).toBe('')
  const [sent] = await sends()
  expect(sent?.body).toEqual({ action: 'CHANGE_PHONE', phone: next, app: 'SparkPro', lang: 'en' })
  expect((await changes())[0]?.body).toMatchObject({ phone: next, code })
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe(next)
})

test('LensMoo sends its own key for messages', async () => {
  const { send } = await openPhone(<Phone />, { brand: 'lensmoo' })
  await send()
  expect((await sends())[0]?.body).toMatchObject({ app: 'lensmoo-sms' })
})

test('a number somebody has is said at the number, with everything as it was typed', async () => {
  await api().user('second', { phone: next })
  const { field, press, write } = await openPhone(<Phone />)
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
  const { screen, press, write } = await openPhone(<Phone />)
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
  const { screen, field, press, write } = await openPhone(<Phone />)
  await write(next)
  await press('Send code')
  await expectSaid('Verification code exceeded the limit!')
  await screen.findByText(/^Too many codes were requested/)
  expect(screen.queryByText(/^Code sent to/)).toBeNull()
  expect(field('Verification code')).toBeTruthy()
  await press('Resend')
  expect(await sends()).toHaveLength(1)
})

test('the number can be corrected, and comes back as it was typed', async () => {
  const { field, press, send } = await openPhone(<Phone />)
  await send()
  await press('Change')
  await waitFor(() => expect(field('New phone number').value.replace(/ /g, '')).toBe(next))
  // The code for this number is still valid, so the page doesn't request another code.
  await press('Send code')
  await waitFor(() => expect(field('Verification code')).toBeTruthy())
  expect(await api().outbox(next)).toHaveLength(1)
})
