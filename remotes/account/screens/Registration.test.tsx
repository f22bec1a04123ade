import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionState } from '@companion/shared/session/store'
import { email, made, openRegistration, phone, registered } from '../../../test/account/openRegistration.tsx'
import { api, besideField, codeFor, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Registration } from './Registration.tsx'

withBackend()

test('an empty form says from the top what is missing, and sends nothing', async () => {
  const { screen, field, press } = await openRegistration(<Registration />)
  await press('Register')
  expect(besideField(field('Phone number'))).toContain('Mobile phone number cannot be empty')
  expect(document.activeElement).toBe(field('Phone number'))
  expect(besideField(field('Verification code'))).toContain('Enter the verification code')
  expect(besideField(field('Password'))).toContain('Password must not be empty')
  expect(besideField(screen.getByRole('checkbox'))).toContain(
    'Please agree and check the User Service Agreement and Privacy Policy!',
  )
  expect(await registered()).toEqual([])
})

test('no code is sent to a number that is none', async () => {
  const { field, fill, press } = await openRegistration(<Registration />)
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Mobile phone number cannot be empty')
  await fill('Phone number', '+86100')
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Please enter a valid phone number!')
  expect(await registered()).toEqual([])
})

test('below the number stands what a code takes, then where it will go, then where it went', async () => {
  const { user, field, fill, press } = await openRegistration(<Registration />)
  const below = () => besideField(field('Phone number'))
  expect(below()).toContain('Enter a valid number to get a code.')
  await fill('Phone number', phone)
  await waitFor(() => expect(below()).toContain('A code will be sent to +86 139 1234 5678.'))
  await press('Send code')
  await waitFor(() => expect(below()).toContain('A code was sent to +86 139 1234 5678.'))
  await user.type(field('Phone number'), '{Backspace}9')
  await waitFor(() => expect(below()).toContain('A code will be sent to +86 139 1234 5679.'))
})

test('a phone account is made with its code, and its owner is signed in', async () => {
  const { user, field, fill, press, password, agree } = await openRegistration(<Registration />)
  await fill('Phone number', phone)
  await press('Send code')
  expect(document.activeElement).toBe(field('Verification code'))
  await waitFor(async () => expect(await codeFor(phone)).not.toBe(''))
  await user.paste(await codeFor(phone))
  expect(document.activeElement).toBe(field('Password'))
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
  expect(location.pathname).toBe('/')
  expect(sessionState.token).not.toBe('')
})

test('an email account is made without a code', async () => {
  const { fill, press, tab, password, agree } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', email)
  await fill('Repeat email', email)
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

test('where the server signs nobody in, the way to log in follows, with the new name', async () => {
  await api().settings({ tokensOnRegister: false })
  const { screen, fill, press, tab, password, agree } = await openRegistration(<Registration />)
  await tab('Email')
  await fill('Email', email)
  await fill('Repeat email', email)
  await password()
  await agree()
  await press('Register')
  await screen.findByRole('heading', { name: 'Your account was created' })
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe(email)
})

test('nothing is lost between the tabs', async () => {
  const { screen, field, fill, tab, password, agree } = await openRegistration(<Registration />)
  await fill('Phone number', phone)
  await password()
  await agree()
  await tab('Email')
  await fill('Email', email)
  await tab('Phone')
  expect(field('Phone number').value.replace(/ /g, '')).toBe(phone)
  expect([field('Password').value, field('Repeat password').value]).toEqual(['abc123', 'abc123'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await tab('Email')
  expect(field('Email').value).toBe(email)
})
