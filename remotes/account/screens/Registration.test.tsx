import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionState } from '@companion/shared/session/store'
import { email, made, openRegistration, phone, registered } from '../../../test/account/openRegistration.tsx'
import { api, besideField, codeFor, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Registration } from './Registration.tsx'

withBackend()

test('an empty second step says from the top what is missing, and sends nothing', async () => {
  const { screen, field, press, byEmail } = await openRegistration(<Registration />)
  await byEmail()
  expect(screen.getByText('Step 2 of 2')).toBeTruthy()
  await press('Register')
  expect(besideField(field('Password'))).toContain('Password must not be empty')
  expect(document.activeElement).toBe(field('Password'))
  expect(besideField(screen.getByRole('checkbox'))).toContain(
    'Please agree and check the User Service Agreement and Privacy Policy!',
  )
  expect(await registered()).toEqual([])
})

test('an invalid number gets no code, and no field for one', async () => {
  const { screen, field, fill, press } = await openRegistration(<Registration />)
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Mobile phone number cannot be empty')
  expect(document.activeElement).toBe(field('Phone number'))
  await fill('Phone number', '+86100')
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Please enter a valid phone number!')
  expect(screen.queryByLabelText('Verification code')).toBeNull()
  expect(await registered()).toEqual([])
})

test('below the number stands what a code takes, then how it will come, then where it went', async () => {
  const { screen, user, field, fill, press } = await openRegistration(<Registration />)
  const below = () => besideField(field('Phone number'))
  expect(below()).toContain('Enter a valid number to get a code.')
  await fill('Phone number', phone)
  await waitFor(() => expect(below()).toContain('We’ll text a 6-digit code to this number.'))
  await press('Send code')
  await waitFor(() => expect(below()).toContain('Code sent to +86 139 1234 5678.'))
  await user.type(field('Phone number'), '{Backspace}9')
  await waitFor(() => expect(below()).toContain('We’ll text a 6-digit code to this number.'))
  expect(screen.queryByLabelText('Verification code')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
})

test('a phone account is made with its code, and its owner is signed in', async () => {
  const { user, field, fill, press, password, agree } = await openRegistration(<Registration />)
  await fill('Phone number', phone)
  await press('Send code')
  expect(document.activeElement).toBe(field('Verification code'))
  await waitFor(async () => expect(await codeFor(phone)).not.toBe(''))
  await user.paste(await codeFor(phone))
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  await password()
  await agree()
  await press('Register')
  await expectSaid('Your account was created')
  const [, sent] = await registered()
  expect(sent?.body).toEqual({
    username: phone,
    phone,
    code: await codeFor(phone),
    password: 'abc123',
    app: 'SparkPro',
    lang: 'en',
    agreement: true,
  })
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(sessionState.token).not.toBe('')
})

test('an email account is made without a code', async () => {
  const { press, byEmail, password, agree } = await openRegistration(<Registration />)
  await byEmail()
  await password()
  await agree()
  await press('Register')
  await expectSaid('Your account was created')
  expect((await made())[0]?.body).toEqual({
    username: email,
    email,
    password: 'abc123',
    app: 'SparkPro',
    lang: 'en',
    agreement: true,
  })
})

test('an address that is repeated differently does not lead on', async () => {
  const { screen, field, fill, tab, press } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', email)
  await fill('Repeat email', 'other@mail.example')
  await press('Continue')
  expect(besideField(field('Repeat email'))).toContain('Mailbox inconsistency')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('where the server signs nobody in, the way to log in follows, with the new name', async () => {
  await api().settings({ tokensOnRegister: false })
  const { screen, press, byEmail, password, agree } = await openRegistration(<Registration />)
  await byEmail()
  await password()
  await agree()
  await press('Register')
  await screen.findByRole('heading', { name: 'Your account was created' })
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe(email)
})

test('nothing is lost between the tabs and the steps', async () => {
  const { screen, field, fill, tab, press, byEmail, password, agree } = await openRegistration(
    <Registration />,
  )
  await fill('Phone number', phone)
  await byEmail()
  await password()
  await agree()
  await press('Change')
  await waitFor(() => expect(field('Email').value).toBe(email))
  await tab('Phone')
  expect(field('Phone number').value.replace(/ /g, '')).toBe(phone)
  await tab('Email')
  await press('Continue')
  expect([field('Password').value, field('Repeat password').value]).toEqual(['abc123', 'abc123'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('back at a code that was typed, a button goes on with it', async () => {
  const { screen, field, press, byPhone } = await openRegistration(<Registration />)
  await byPhone()
  await waitFor(() => expect(field('Password')).toBeTruthy())
  await press('Change')
  await waitFor(async () => expect(field('Verification code').value).toBe(await codeFor(phone)))
  await press('Continue')
  expect(document.activeElement).toBe(field('Password'))
  expect(screen.getByText('+86 139 1234 5678')).toBeTruthy()
})

test('who has an account finds the way to log in', async () => {
  const { screen } = await openRegistration(<Registration />)
  expect(screen.getByText(/^Already have an account\?/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/')
})
