import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { account } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { strongestGuard } from '@companion/shared/swap/guard'
import {
  api,
  besideField,
  calls,
  expectSaid,
  openSignedIn,
  said,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { Nickname } from './Nickname.tsx'

withBackend()

const at = '/upload-nickname'
const patches = () => calls('PATCH', '/users/')

async function openNickname(options: Parameters<typeof openSignedIn>[1] = {}) {
  const { screen, user } = await openSignedIn(<Nickname />, { at, ...options })
  const field = await screen.findByLabelText<HTMLInputElement>('Nickname')
  const save = screen.getByRole('button', { name: 'Save' })
  const ready = () => waitFor(() => expect(field.value).toBe('Demo'))
  const write = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  return { screen, user, field, save, ready, write }
}

test('the present nickname stands in the field; unchanged or empty, Save says so and saves nothing', async () => {
  const { user, field, save, ready } = await openNickname()
  await ready()
  expect(save.hasAttribute('aria-disabled')).toBe(false)
  await user.type(field, ' ')
  await user.click(save)
  expect(besideField(field)).toContain('This is your current nickname.')
  await user.clear(field)
  await user.click(save)
  expect(besideField(field)).toContain('Enter a nickname')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  expect(await patches()).toEqual([])
})

test('a new nickname is saved as it reads, told, and the screen is left', async () => {
  const { user, save, ready, write } = await openNickname()
  await ready()
  await write('  Zoë  ')
  await user.click(save)
  await expectSaid('Your nickname was saved')
  expect((await patches()).map(({ body }) => body)).toEqual([{ nickname: 'Zoë' }])
  expect(account.user?.nickname).toBe('Zoë')
  expect(location.pathname).toBe('/')
})

test('while the nickname is on its way its place is kept, and nothing can be typed over it', async () => {
  await api().fault({ path: '/api/v1/users/current', delayMs: 150, times: 1 })
  const { screen, user } = await openSignedIn(<Nickname />, { at })
  expect(screen.queryByLabelText('Nickname')).toBeNull()
  expect(screen.getByText('Nickname')).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  await user.click(save)
  expect(save.hasAttribute('aria-busy')).toBe(false)
  expect((await screen.findByLabelText<HTMLInputElement>('Nickname')).value).toBe('Demo')
})

test('thirty characters are counted as a reader counts them; one more is refused, not cut off', async () => {
  const { user, field, save, ready, write } = await openNickname()
  await ready()
  await write('👩‍👩‍👧'.repeat(30))
  expect(besideField(field)).toContain('30/30')
  await user.type(field, 'x')
  expect(besideField(field)).toContain('Use at most 30 characters')
  await user.click(save)
  expect(document.activeElement).toBe(field)
  expect(await patches()).toEqual([])
})

test('a hundred taps save once', async () => {
  const { save, ready, write } = await openNickname()
  await ready()
  await write('Zoë')
  for (let tap = 0; tap < 100; tap++) fireEvent.click(save)
  await expectSaid('Your nickname was saved')
  for (let tap = 0; tap < 100; tap++) fireEvent.click(save)
  expect(await patches()).toHaveLength(1)
})

test('a failure without a code says so and leaves what was typed, ready for another try', async () => {
  await api().fault({ path: '/api/v1/users/*', method: 'PATCH', status: 500, body: '', times: 1 })
  const { user, field, save, ready, write } = await openNickname()
  await ready()
  await write('Zoë')
  await user.click(save)
  await expectSaid('Modification failed, please retry!')
  expect(field.value).toBe('Zoë')
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  await user.click(save)
  await expectSaid('Your nickname was saved')
})

test('an answer that was lost after the change counts as saved', async () => {
  await api().fault({ path: '/api/v1/users/*', method: 'PATCH', drop: true, after: true, times: 1 })
  const { user, save, ready, write } = await openNickname()
  await ready()
  await write('Zoë')
  await user.click(save)
  await expectSaid('Your nickname was saved')
  expect(said()).toHaveLength(1)
})

test('a request that was lost on the way does not', async () => {
  await api().fault({ path: '/api/v1/users/*', method: 'PATCH', drop: true, times: 1 })
  const { user, field, save, ready, write } = await openNickname()
  await ready()
  await write('Zoë')
  await user.click(save)
  await expectSaid('No connection. Check your network and try again.')
  expect(field.value).toBe('Zoë')
})

test('the server’s own refusal is told in its words', async () => {
  const body = { code: 7001, message: 'This name is reserved' }
  await api().fault({ path: '/api/v1/users/*', method: 'PATCH', status: 400, body })
  const { user, field, save, ready, write } = await openNickname()
  await ready()
  await write('Admin')
  await user.click(save)
  await expectSaid('This name is reserved')
  expect(field.value).toBe('Admin')
})

test('an expired token is renewed in passing', async () => {
  const { user, save, write } = await openNickname({ expiresIn: -1 })
  await write('Zoë')
  await user.click(save)
  await expectSaid('Your nickname was saved')
  expect(await calls('POST', '/auth/token')).toHaveLength(1)
})

test('when the session breaks under it, the form keeps its words and is sent once the session works again', async () => {
  const { user, field, save, ready, write } = await openNickname()
  await ready()
  await write('Zoë')
  await api().fault({ path: '/api/v1/auth/token', status: 500, body: '' })
  const body = { code: 40102, message: 'expired token' }
  await api().fault({ path: '/api/v1/users/*', status: 401, body, times: 1 })
  await user.click(save)
  await waitFor(() => expect(sessionState.errorType).toBe('getTokenErr'))
  expect(field.value).toBe('Zoë')
  expect(said()).toEqual([])
  session().signIn(await api().session())
  await expectSaid('Your nickname was saved')
})

test('without a user id nothing is sent', async () => {
  const { user, save, ready, write } = await openNickname()
  await ready()
  sessionState.userData = null
  await write('Zoë')
  await user.click(save)
  await expectSaid('Missing key information')
  expect(await patches()).toEqual([])
})

test('a remote is not swapped away under typed words', async () => {
  const { ready, write } = await openNickname()
  await ready()
  expect(strongestGuard()).toBeUndefined()
  await write('Zoë')
  await waitFor(() => expect(strongestGuard()).toBe('block'))
})

test('a user that could not be loaded is said, and asked for again', async () => {
  await api().fault({ path: '/api/v1/users/current', status: 500, body: '', times: 1 })
  const { screen, user, ready } = await openNickname()
  await screen.findByText('Failed to retrieve user information!')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await ready()
  expect(screen.queryByText('Failed to retrieve user information!')).toBeNull()
})
