import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backReason } from '@companion/shared/navigation/back'
import { onSessionEnd } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { openSecurity } from '../../../test/account/openSecurity.tsx'
import { api, besideField, calls, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { AccountDelete, AccountDeleteV2 } from './AccountDelete.tsx'

withBackend()

const deletions = () => calls('DELETE', '/users/')

async function openPublic(user = '', email = 'demo@companion.example', password = 'demo1234') {
  const opened = await openSecurity(<AccountDeleteV2 />, { at: '/account-delete-v2', user })
  const validate = async () => {
    if (email) {
      if (user) await waitFor(() => expect(opened.field('Email').value).not.toBe(''))
      await opened.user.clear(opened.field('Email'))
      await opened.user.type(opened.field('Email'), email)
    }
    if (password) await opened.user.type(opened.field('Password'), password)
    await opened.press('Next')
  }
  const toLastQuestion = async () => {
    await validate()
    await opened.screen.findByText('You will lose')
    await opened.press('Next')
    await opened.user.click(opened.screen.getByRole('checkbox'))
    await opened.press('Continue')
    return opened.screen.findByRole('alertdialog')
  }
  return { ...opened, validate, toLastQuestion }
}

test.for([
  ['', 'demo1234', 'Email', 'Email cannot be empty'],
  ['zoe@', 'demo1234', 'Email', 'Email format is incorrect!'],
  ['demo@companion.example', '', 'Password', 'Password must not be empty'],
  ['nobody@companion.example', 'demo1234', 'Email', 'User does not exist!'],
  ['demo@companion.example', 'wrong123', 'Password', 'Account or password error'],
] as const)('"%s" and "%s": %s says %s', async ([email, password, label, words]) => {
  const { field, validate } = await openPublic('', email, password)
  await validate()
  await waitFor(() => expect(besideField(field(label))).toContain(words))
  expect(document.activeElement).toBe(field(label))
  expect(await deletions()).toEqual([])
})

test('one account is deleted while another is signed in, and that one stays', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, toLastQuestion } = await openPublic('second')
  const dialog = await toLastQuestion()
  expect(sessionState.userData?.userId).toBe('90071992547409937')
  const go = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Delete account',
  )
  for (let tap = 0; tap < 100; tap++) if (go) fireEvent.click(go)
  await screen.findByRole('heading', { name: 'The account was deleted' })
  expect(screen.queryByText(/You have been logged out/)).toBeNull()
  expect(screen.getByText(/You stay logged in/)).toBeTruthy()
  // Back still works, because the previous history entry is the menu of the other account, which still
  // exists.
  expect(backReason(document)).toBeUndefined()
  stop()
  expect(ends).toEqual([])
  expect((await deletions()).map(({ path, query }) => [path, query])).toEqual([
    ['/api/v1/users/90071992547409931', { app: 'metawatch' }],
  ])
})

test('with a session its email is filled in, and may be changed for another', async () => {
  const { screen, user } = await openPublic('second')
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  await waitFor(() => expect(field.value).toBe('second@companion.example'))
  expect(field.readOnly).toBe(false)
  await user.clear(field)
  await user.type(field, 'x')
  expect(field.value).toBe('x')
})

test('tokens without a user are refused here, and nothing is sent', async () => {
  const none = `${btoa('{}')}.${btoa('{"sub":"x"}')}.s`.replace(/=/g, '')
  await api().fault({
    path: '/api/v1/auth/login',
    status: 200,
    body: { accessToken: none, refreshToken: 'r' },
    times: 1,
  })
  const { validate } = await openPublic()
  await validate()
  await expectSaid('The user id is invalid')
  expect(await deletions()).toEqual([])
})

test('after the last question was cancelled, Continue asks it again at once', async () => {
  const { screen, press, toLastQuestion } = await openPublic()
  await toLastQuestion()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Continue')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test('a refusal says what the server said, and may be tried again', async () => {
  const { screen, press, toLastQuestion } = await openPublic()
  await toLastQuestion()
  await api().fault({ path: '/api/v1/users/*', method: 'DELETE', status: 500, body: 'down', times: 1 })
  await press('Delete account')
  await screen.findByRole('heading', { name: 'Delete failed' })
  await press('Retry')
  await screen.findByRole('heading', { name: 'Your account was deleted' })
})

test('in the app the own account is asked for, and its own password alone will do', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, field, press } = await openSecurity(<AccountDelete />, { at: '/account-delete' })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.readOnly]).toEqual(['demo@companion.example', true])
  const { accessToken, refreshToken } = await api().session({ user: 'second' })
  const other = { status: 200, body: { accessToken, refreshToken }, times: 1 }
  await api().fault({ path: '/api/v1/auth/login', ...other })
  await user.type(field('Password'), 'demo1234')
  await press('Next')
  await waitFor(() => expect(besideField(field('Password'))).toContain('Verification failed!'))
  await user.type(field('Password'), 'demo1234')
  await press('Next')
  await screen.findByText('You will lose')
  await press('Next')
  await press('Continue')
  await screen.findByText('Tick the box to continue.')
  await user.click(screen.getByRole('checkbox'))
  await press('Continue')
  await press('Delete account')
  await screen.findByRole('heading', { name: 'Your account was deleted' })
  stop()
  // In an app, Back now closes the page, because the previous history entry is the menu of a deleted account.
  expect(backReason(document)).toBe('gone')
  expect(ends).toEqual([['deleted', undefined]])
  expect(sessionState.token).toBe('')
})
