import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '@companion/shared/session/store'
import {
  api,
  besideField,
  calls,
  codeFor,
  expectSaid,
  openSignedIn,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { Registration } from './Registration.tsx'

withBackend()

const phone = '+8613912345678'
const email = 'new@mail.example'
const registered = () => calls('POST', '/auth/register')
const made = async () => (await registered()).filter(({ path }) => path.endsWith('/register'))

async function openRegistration(options: Parameters<typeof openSignedIn>[1] = {}) {
  const { screen, user } = await openSignedIn(<Registration />, { at: '/registration', user: '', ...options })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = async (label: string, text: string) => {
    await user.clear(field(label))
    await user.click(field(label))
    await user.paste(text)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const tab = (name: string) => user.click(screen.getByRole('radio', { name }))
  const password = async (first = 'abc123', second = first) => {
    await fill('Password', first)
    await fill('Repeat password', second)
  }
  const agree = () => user.click(screen.getByRole('checkbox'))
  return { screen, user, field, fill, press, tab, password, agree }
}

test('an empty form says from the top what is missing, and sends nothing', async () => {
  const { screen, field, press } = await openRegistration()
  await press('Register')
  expect(besideField(field('Phone number'))).toContain('Mobile phone number cannot be empty')
  expect(document.activeElement).toBe(field('Phone number'))
  expect(besideField(field('Verification code'))).toContain('Verification failed!')
  expect(besideField(field('Password'))).toContain('Password must not be empty')
  expect(besideField(screen.getByRole('checkbox'))).toContain(
    'Please agree and check the User Service Agreement and Privacy Policy!',
  )
  expect(await registered()).toEqual([])
})

test('no code is sent to a number that is none', async () => {
  const { field, fill, press } = await openRegistration()
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Mobile phone number cannot be empty')
  await fill('Phone number', '+86100')
  await press('Send code')
  expect(besideField(field('Phone number'))).toContain('Please enter a valid phone number!')
  expect(await registered()).toEqual([])
})

test('a phone account is made with its code, and its owner is signed in', async () => {
  const { user, field, fill, press, password, agree } = await openRegistration()
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
  expect(session.token).not.toBe('')
})

test('an email account is made without a code', async () => {
  const { fill, press, tab, password, agree } = await openRegistration()
  await tab('E-mail')
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
  const { screen, fill, press, tab, password, agree } = await openRegistration()
  await tab('E-mail')
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
  const { screen, field, fill, tab, password, agree } = await openRegistration()
  await fill('Phone number', phone)
  await password()
  await agree()
  await tab('E-mail')
  await fill('Email', email)
  await tab('Phone')
  expect(field('Phone number').value.replace(/ /g, '')).toBe(phone)
  expect([field('Password').value, field('Repeat password').value]).toEqual(['abc123', 'abc123'])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await tab('E-mail')
  expect(field('Email').value).toBe(email)
})

test('an address that is taken is said at its field, with the ways to that account', async () => {
  const { screen, field, fill, press, tab, password, agree } = await openRegistration()
  await tab('E-mail')
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
  const { field, fill, press } = await openRegistration()
  await fill('Phone number', '+8613812345678')
  await press('Send code')
  await waitFor(() => expect(besideField(field('Phone number'))).toContain('Phone number already exists!'))
  expect(document.activeElement).toBe(field('Phone number'))
})

test.for([
  [2050, 'Incorrect verification code!', 'Verification code'],
  [2097, 'Verification code exceeded the limit!', 'Resend'],
] as const)('code %i empties the code alone', async ([code, words, focused]) => {
  const { screen, user, field, fill, press, password, agree } = await openRegistration()
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
  const { fill, press, tab, password, agree } = await openRegistration()
  await tab('E-mail')
  await fill('Email', email)
  await fill('Repeat email', email)
  await password()
  await agree()
  await press('Register')
  await expectSaid('Your account was created')
  expect(session.token).not.toBe('')
})

test('a hundred taps make one account', async () => {
  const { screen, fill, tab, password, agree } = await openRegistration()
  await tab('E-mail')
  await fill('Email', email)
  await fill('Repeat email', email)
  await password()
  await agree()
  const button = screen.getByRole('button', { name: 'Register' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(button)
  await expectSaid('Your account was created')
  expect(await made()).toHaveLength(1)
})
