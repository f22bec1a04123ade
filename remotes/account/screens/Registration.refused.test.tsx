import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionState } from '@companion/shared/session/store'
import { email, made, openRegistration } from '../../../test/account/openRegistration.tsx'
import { api, besideField, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Registration } from './Registration.tsx'

withBackend()

test('an address that is taken is said at its field, with the ways to that account', async () => {
  const { screen, field, fill, press, byEmail, password, agree } = await openRegistration(<Registration />)
  await byEmail('demo@companion.example')
  await password()
  await agree()
  await press('Register')
  await waitFor(() => expect(besideField(field('Email'))).toContain('Email address already exists!'))
  expect(document.activeElement).toBe(field('Email'))
  expect(screen.getByRole('link', { name: 'choose a new password' }).getAttribute('href')).toBe(
    '/forget-password',
  )
  await fill('Email', email)
  expect(screen.queryByRole('link', { name: 'choose a new password' })).toBeNull()
  await fill('Repeat email', email)
  await press('Continue')
  expect(field('Password').value).toBe('abc123')
  await press('Register')
  await expectSaid('Your account was created')
})

test('a number that is taken is said before any code is typed', async () => {
  const { screen, field, fill, press } = await openRegistration(<Registration />)
  await fill('Phone number', '+8613812345678')
  await press('Send code')
  await waitFor(() => expect(besideField(field('Phone number'))).toContain('Phone number already exists!'))
  expect(document.activeElement).toBe(field('Phone number'))
  expect(screen.queryByLabelText('Verification code')).toBeNull()
})

test.for([
  [2050, 'Incorrect verification code!', 'Verification code'],
  [2097, 'Verification code exceeded the limit!', 'Resend'],
] as const)('code %i leads back and empties the code alone', async ([code, words, focused]) => {
  const { screen, user, field, press, byPhone, password, agree } = await openRegistration(<Registration />)
  await byPhone()
  await password()
  await agree()
  await api().fault({ path: '/api/v1/auth/register', status: 400, body: { code, message: 'x' }, times: 1 })
  await press('Register')
  await waitFor(() => expect(besideField(field('Verification code'))).toContain(words))
  expect(field('Verification code').value).toBe('')
  const named = () => document.activeElement?.textContent || document.activeElement?.getAttribute('name')
  await waitFor(() => expect(focused === 'Resend' ? named() : 'Verification code').toContain(focused))
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await user.click(field('Verification code'))
  await user.paste('123456')
  await waitFor(() => expect(field('Password').value).toBe('abc123'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('an answer that was lost after the account was made signs its owner in all the same', async () => {
  await api().fault({ path: '/api/v1/auth/register', drop: true, after: true, times: 1 })
  const { press, byEmail, password, agree } = await openRegistration(<Registration />)
  await byEmail()
  await password()
  await agree()
  await press('Register')
  await expectSaid('Your account was created')
  expect(sessionState.token).not.toBe('')
})

test('a hundred taps make one account', async () => {
  const { screen, byEmail, password, agree } = await openRegistration(<Registration />)
  await byEmail()
  await password()
  await agree()
  const button = screen.getByRole('button', { name: 'Register' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(button)
  await expectSaid('Your account was created')
  expect(await made()).toHaveLength(1)
})
