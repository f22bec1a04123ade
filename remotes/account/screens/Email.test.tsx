import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionEnd } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import {
  api,
  besideField,
  calls,
  expectSaid,
  openSignedIn,
  said,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { Email } from './Email.tsx'

withBackend()

const patches = () => calls('PATCH', '/users/')

/** Matches the masked address. `getByText` can't, because each part of the address is an element. */
const masked = (_: string, element: Element | null) =>
  element?.matches('bdi[dir=ltr]') === true && element.textContent === 'd***@companion.example'

async function openEmail(options: Parameters<typeof openSignedIn>[1] = {}) {
  const { screen, user } = await openSignedIn(<Email />, { at: '/upload-email', ...options })
  const email = screen.getByLabelText<HTMLInputElement>('New email')
  const repeat = screen.getByLabelText<HTMLInputElement>('Repeat new email')
  const save = screen.getByRole('button', { name: 'Save' })
  const write = async (first: string, second = first) => {
    await user.clear(email)
    await user.type(email, first)
    await user.clear(repeat)
    await user.type(repeat, second)
  }
  return { screen, user, email, repeat, save, write }
}

test('the present address is shown masked', async () => {
  const { screen } = await openEmail()
  await screen.findByText(masked)
})

test.for([
  ['', '', 'New email', 'Email cannot be empty'],
  ['zoe@mail', 'zoe@mail', 'New email', 'Email format is incorrect!'],
  ['zoe@mail.example', 'zoe@mail.exampel', 'Repeat new email', 'Mailbox inconsistency'],
] as const)('"%s" and "%s": %s says %s and has the focus', async ([first, second, label, words]) => {
  const { screen, user, save, email, repeat } = await openEmail()
  if (first) await user.type(email, first)
  if (second) await user.type(repeat, second)
  await user.click(save)
  const field = screen.getByLabelText(label)
  expect(besideField(field)).toContain(words)
  expect(document.activeElement).toBe(field)
  expect(await patches()).toEqual([])
})

test('a changed address ends the session, tells it first-hand and offers to log in with the new one', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, save, write } = await openEmail()
  await write('Zoe@Mail.Example')
  await user.click(save)
  await screen.findByRole('heading', { name: 'Your email was changed' })
  stop()
  expect((await patches()).map(({ body }) => body)).toEqual([{ email: 'Zoe@mail.example' }])
  expect(ends).toEqual([['email', 'Zoe@mail.example']])
  expect([sessionState.token, sessionState.errorType, sessionStorage.getItem('ref_token')]).toEqual([
    '',
    '',
    null,
  ])
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe('Zoe@mail.example')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(sessionState.token).not.toBe('')
})

test('an address of somebody else is said at its field; the repetition stays', async () => {
  const { user, email, repeat, save, write } = await openEmail()
  await write('second@companion.example')
  await user.click(save)
  await waitFor(() => expect(besideField(email)).toContain('Email address already exists!'))
  expect(document.activeElement).toBe(email)
  expect([email.value, repeat.value]).toEqual(['second@companion.example', 'second@companion.example'])
  expect(said()).toEqual(['Email address already exists!'])
})

test('the present address is not sent, and the form says why', async () => {
  const { screen, user, email, save, write } = await openEmail()
  await screen.findByText(masked)
  await write('demo@COMPANION.example')
  expect(besideField(email)).toContain('This is your current email.')
  await user.click(save)
  await user.keyboard('{Enter}')
  expect(await patches()).toEqual([])
})

test('a slip in a well-known host is asked about, and one tap corrects it', async () => {
  const { screen, user, email } = await openEmail()
  await user.type(email, 'zoe@gmial.com')
  await user.click(await screen.findByRole('button', { name: 'zoe@gmail.com' }))
  expect(email.value).toBe('zoe@gmail.com')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'zoe@gmail.com' })).toBeNull())
})

test('a hundred taps change it once', async () => {
  const { screen, save, write } = await openEmail()
  await write('zoe@mail.example')
  for (let tap = 0; tap < 100; tap++) fireEvent.click(save)
  await screen.findByRole('heading', { name: 'Your email was changed' })
  expect(await patches()).toHaveLength(1)
})

test('a failure without a code keeps everything', async () => {
  await api().fault({ path: '/api/v1/users/*', method: 'PATCH', status: 503, body: 'down', times: 1 })
  const { user, email, repeat, save, write } = await openEmail()
  await write('zoe@mail.example')
  await user.click(save)
  await expectSaid('Modification failed, please retry!')
  expect([email.value, repeat.value]).toEqual(['zoe@mail.example', 'zoe@mail.example'])
})
