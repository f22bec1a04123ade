import { act, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { api, calls, openSignedIn, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Menu } from './Menu.tsx'

withBackend()

const users = () => calls('GET', '/users/current')

async function openMenu(options: Parameters<typeof openSignedIn>[1] = {}) {
  const opened = await openSignedIn(<Menu />, options)
  const groups = () =>
    opened.screen.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('link')
        .map((row) => row.textContent),
    )
  const loaded = () => opened.screen.findByRole('link', { name: /^Update nickname ?, Demo$/ })
  /** Enters the route again, as the shell does after a navigation. */
  const enter = () => act(() => session().enterRoute({ open: false }))
  const logIn = async (password: string) => {
    const { screen, user } = opened
    await user.click(await screen.findByLabelText('Phone number or email'))
    await user.paste('demo@companion.example')
    await user.click(screen.getByLabelText('Password'))
    await user.paste(password)
    await user.keyboard('{Enter}')
  }
  return { ...opened, groups, loaded, enter, logIn }
}

test('the menu shows the spec’s groups with the account’s values, and no hidden route', async () => {
  const { groups, loaded } = await openMenu()
  await loaded()
  // The phone number is formatted only after the phone metadata has loaded, so the test waits for it.
  await waitFor(() =>
    expect(groups()).toEqual([
      [
        'Update nickname, NicknameDemo',
        'Update phone number, Phone+86 138 1234 5678',
        'Update email, Emaildemo@companion.example',
      ],
      ['Edit password'],
      ['Delete account'],
      ['App download', 'Background running guide', 'Weather'],
      ['Privacy policy', 'User terms', 'Help', 'Support'],
    ]),
  )
  expect(await users()).toHaveLength(1)
})

test('the header says who it is and leads to the picture', async () => {
  const { screen } = await openMenu()
  const header = await screen.findByRole('link', { name: 'Manage avatar, Demo' })
  expect(header.getAttribute('href')).toBe('/avatar')
})

test('a picture that cannot be shown gives way to the initial', async () => {
  await api().user('demo', { avatar: `${api().url}/api/v1/avatars/lost.jpg` })
  const { screen, loaded } = await openMenu()
  await loaded()
  const picture = document.querySelector('img')
  expect([picture?.getAttribute('alt'), picture?.getAttribute('referrerpolicy')]).toEqual(['', 'no-referrer'])
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('D')).toBeTruthy()
})

test('what the account does not have leaves its row empty, and the row works', async () => {
  const { screen } = await openMenu({ user: 'second' })
  await screen.findByRole('link', { name: /^Update nickname ?, Second$/ })
  expect(screen.getByRole('link', { name: 'Update phone number' })).toBeTruthy()
})

test('a number that cannot be read is shown as it is stored; one without its plus is read', async () => {
  await api().user('demo', { phone: '8613812345678' })
  const { screen } = await openMenu()
  await screen.findByRole('link', { name: /^Update phone number ?, \+86 138 1234 5678$/ })
})

test('in Arabic the values stay left to right', async () => {
  const { screen } = await openMenu({ lang: 'ar' })
  const value = await screen.findByText('+86 138 1234 5678')
  expect(value.getAttribute('dir')).toBe('ltr')
})

test('a user that could not be loaded is said above the rows, with a retry that works', async () => {
  await api().fault({ path: '/api/v1/users/current', status: 500, body: '', times: 1 })
  const { screen, user, groups, loaded } = await openMenu()
  await screen.findByText('Failed to retrieve user information!')
  expect(groups()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await loaded()
  expect(screen.queryByText('Failed to retrieve user information!')).toBeNull()
})

test('without a session the rows stay, and signing in brings the values', async () => {
  const { screen, groups, loaded, enter, logIn } = await openMenu({ user: '' })
  await enter()
  await screen.findByText('Please try to reopen it from the APP')
  expect(groups()).toHaveLength(5)
  expect(await users()).toEqual([])
  await logIn('demo1234')
  await loaded()
  expect(screen.queryByText('Please try to reopen it from the APP')).toBeNull()
})

test('a wrong password is said there, and the panel stays', async () => {
  const { screen, enter, logIn } = await openMenu({ user: '' })
  await enter()
  await logIn('wrong1234')
  await screen.findByText('Account or password error')
  expect(screen.getByText('Please try to reopen it from the APP')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone number or email').value).toBe(
    'demo@companion.example',
  )
})

test('an expired login is said, and the retry renews it', async () => {
  await api().fault({ path: '/api/v1/auth/token', status: 500, body: '', times: 1 })
  const { screen, user, loaded } = await openMenu({ expiresIn: -1 })
  await screen.findByText('Account login expired. Please retry on the page.')
  expect(sessionState.errorType).toBe('getTokenErr')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await loaded()
  await waitFor(() =>
    expect(screen.queryByText('Account login expired. Please retry on the page.')).toBeNull(),
  )
})

test('a change that ended the session elsewhere leaves the way to log in, with the new name', async () => {
  const { screen, loaded } = await openMenu()
  await loaded()
  act(() => session().end('email', 'zoe@mail.example'))
  await screen.findByText('You have been logged out')
  const login = await screen.findByLabelText<HTMLInputElement>('Phone number or email')
  expect(login.value).toBe('zoe@mail.example')
  session().signIn(await api().session())
  await waitFor(() => expect(screen.queryByText('You have been logged out')).toBeNull())
})
