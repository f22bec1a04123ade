import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionState } from '@companion/shared/session/store'
import { email, made, openRegistration, phone } from '../../../test/account/openRegistration.tsx'
import { api, besideField, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Registration } from './Registration.tsx'

withBackend()

test('an address that is taken is said at its field, with the ways to that account', async () => {
  const { screen, field, fill, press, tab, password, agree } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', 'demo@companion.example')
  await fill('Repeat email', 'demo@companion.example')
  await password()
  await agree()
  await press('Register')
  await waitFor(() => expect(besideField(field('Email'))).toContain('Email address already exists!'))
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Password').value).toBe('abc123')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'choose a new password' }).getAttribute('href')).toBe(
    '/forget-password',
  )
  await fill('Email', email)
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('a number that is taken is said before any code is sent', async () => {
  const { field, fill, press } = await openRegistration(<Registration />)
  await fill('Phone number', '+8613812345678')
  await press('Send code')
  await waitFor(() => expect(besideField(field('Phone number'))).toContain('Phone number already exists!'))
  expect(document.activeElement).toBe(field('Phone number'))
})

test.for([
  [2050, 'Incorrect verification code!', 'Verification code'],
  [2097, 'Verification code exceeded the limit!', 'Resend'],
] as const)('code %i empties the code alone', async ([code, words, focused]) => {
  const { screen, user, field, fill, press, password, agree } = await openRegistration(<Registration />)
  await fill('Phone number', phone)
  await press('Send code')
  await screen.findByRole('button', { name: 'Resend' })
  await user.click(field('Verification code'))
  await user.paste('123456')
  await password()
  await agree()
  await api().fault({ path: '/api/v1/auth/register', status: 400, body: { code, message: 'x' } })
  await press('Register')
  await waitFor(() => expect(besideField(field('Verification code'))).toContain(words))
  expect([field('Verification code').value, field('Password').value]).toEqual(['', 'abc123'])
  const named = () => document.activeElement?.textContent || document.activeElement?.getAttribute('name')
  await waitFor(() => expect(focused === 'Resend' ? named() : 'Verification code').toContain(focused))
})

test('an answer that was lost after the account was made signs its owner in all the same', async () => {
  await api().fault({ path: '/api/v1/auth/register', drop: true, after: true, times: 1 })
  const { fill, press, tab, password, agree } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', email)
  await fill('Repeat email', email)
  await password()
  await agree()
  await press('Register')
  await expectSaid('Your account was created')
  expect(sessionState.token).not.toBe('')
})

test('a hundred taps make one account', async () => {
  const { screen, fill, tab, password, agree } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', email)
  await fill('Repeat email', email)
  await password()
  await agree()
  const button = screen.getByRole('button', { name: 'Register' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(button)
  await expectSaid('Your account was created')
  expect(await made()).toHaveLength(1)
})
