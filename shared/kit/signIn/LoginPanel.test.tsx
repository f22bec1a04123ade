import { waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionState } from '@companion/shared/session/store'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { startBackend, type RunningBackend } from '@companion/mock-api/server'
import { open } from '../../../test/open.tsx'
import { LoginPanel } from './LoginPanel.tsx'

let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.reset())
afterEach(() => {
  for (const { id } of toasts.list) dismissToast(id)
})

async function show(props: Partial<Parameters<typeof LoginPanel>[0]> = {}) {
  let done = 0
  const opened = await open(<LoginPanel onDone={() => done++} {...props} />, { api: backend.url })
  const { screen, user } = opened
  const id = screen.getByLabelText<HTMLInputElement>('Phone number or email')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  const button = screen.getByRole('button', { name: 'Log in' })
  const fill = async (who: string, secret: string) => {
    await user.clear(id)
    await user.type(id, who)
    await user.type(password, secret)
  }
  const calls = async () => (await backend.requests('/auth/login')).map(({ body }) => body)
  return { ...opened, id, password, button, fill, calls, done: () => done }
}

test.for([
  ['demo@companion.example', 'demo@companion.example'],
  ['  demo＠Companion.Example ', 'demo@companion.example'],
  ['+86 138 1234 5678', '+8613812345678'],
] as const)('%j opens the session', async ([typed, username]) => {
  const { user, fill, button, done, calls } = await show()
  await fill(typed, 'demo1234')
  await user.click(button)
  await waitFor(() => expect(done()).toBe(1))
  expect(await calls()).toEqual([{ username, password: 'demo1234' }])
  expect(sessionState.token).not.toBe('')
})

test('a wrong password is said in place and empties the password alone', async () => {
  const { screen, user, fill, id, password, button, done } = await show()
  await fill('demo@companion.example', 'wrong1234')
  await user.click(button)
  await screen.findByText('Account or password error')
  // The server's message is nowhere. The toast with the field's text is only for screen readers.
  await waitFor(() =>
    expect(toasts.list).toMatchObject([{ text: 'Account or password error', inline: true }]),
  )
  expect(password.value).toBe('')
  expect(id.value).toBe('demo@companion.example')
  expect(document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(done()).toBe(0)
})

test.for([
  ['an unknown account', { status: 400, body: { code: 2001, message: 'no user' } }],
  ['a bare 401', { status: 401, body: '' }],
  ['an answer that cannot be read', { status: 200, body: { hello: 1 } }],
] as const)('%s reads the same, and asks for no refresh', async ([, answer]) => {
  const { screen, user, fill, button } = await show()
  await backend.fault({ method: 'POST', path: '/api/v1/auth/login', ...answer })
  await fill('demo@companion.example', 'demo1234')
  await user.click(button)
  await screen.findByText('Account or password error')
  expect(await backend.requests('/auth/token')).toEqual([])
})

test('a network that answers with its own page is not taken for a refusal', async () => {
  const { screen, user, fill, password, button } = await show()
  const login = { method: 'POST', path: '/api/v1/auth/login' }
  await backend.fault({ ...login, status: 200, body: '<!doctype html>', contentType: 'text/html' })
  await fill('demo@companion.example', 'demo1234')
  await user.click(button)
  await waitFor(() => expect(toasts.list[0]?.text).toMatch(/^This Wi-Fi needs you to log in first/))
  expect(screen.queryByText('Account or password error')).toBeNull()
  expect(password.value).toBe('demo1234')
})

test('a lost connection keeps the password', async () => {
  const { user, fill, password, button, done } = await show()
  await backend.fault({ method: 'POST', path: '/api/v1/auth/login', drop: true, times: 1 })
  await fill('demo@companion.example', 'demo1234')
  await user.click(button)
  await waitFor(() => expect(toasts.list.length).toBe(1))
  expect(password.value).toBe('demo1234')
  await user.click(button)
  await waitFor(() => expect(done()).toBe(1))
})

test.for([[''], ['demo'], ['demo@'], ['12']])('%j is not sent', async ([typed]) => {
  const { screen, user, id, password, button, calls } = await show()
  if (typed) await user.type(id, typed)
  await user.type(password, 'demo1234')
  await user.click(button)
  await screen.findByText('Please enter a valid phone number or email!')
  expect(document.activeElement).toBe(id)
  expect(await calls()).toEqual([])
})

test('it is filled with the account one comes from, and a hundred presses are one call', async () => {
  const { user, id, password, button, calls, done } = await show({ identifier: 'demo@companion.example' })
  expect(id.value).toBe('demo@companion.example')
  await user.type(password, 'demo1234')
  for (let i = 0; i < 100; i++) button.click()
  await waitFor(() => expect(done()).toBe(1))
  expect(await calls()).toHaveLength(1)
})

test('managers see a username and its password; the way to a forgotten one stands below', async () => {
  const { screen, id, password } = await show()
  expect([id.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toContain(
    '/forget-password',
  )
})
