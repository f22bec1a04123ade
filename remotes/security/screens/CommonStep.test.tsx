import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSecurity } from '../../../test/account/openSecurity.tsx'
import {
  api,
  besideField,
  calls,
  codeFor,
  expectSaid,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { CommonStep21, CommonStep22 } from './CommonStep.tsx'
import { EditPasswordNew } from './EditPasswordNew.tsx'

withBackend()

const phone = '+8613812345678'
const openSms = () => openSecurity(<CommonStep21 />, { at: '/common-step21?method=sms&from=editPasswordNew' })

test('the choices are those the account has, each with where it leads', async () => {
  const { screen } = await openSecurity(<EditPasswordNew />, { at: '/edit-password-new' })
  await screen.findByText('+86 138 **** 5678')
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).search)
  expect(links).toEqual(
    ['sms', 'email', 'oldPassword'].map((method) => `?method=${method}&from=editPasswordNew`),
  )
})

test('a single way needs no choice', async () => {
  await api().user('demo', { phone: '', email: '' })
  await openSecurity(<EditPasswordNew />, { at: '/edit-password-new' })
  await waitFor(() => expect(location.pathname).toBe('/common-step21'))
  expect(location.search).toContain('method=oldPassword')
})

test('after forgetting it, the old password is no choice', async () => {
  const { screen } = await openSecurity(<CommonStep22 />, { at: '/common-step22' })
  await screen.findByRole('link', { name: /SMS code/ })
  expect(screen.queryByRole('link', { name: /Old password/ })).toBeNull()
})

test('without the account there is a way to ask for it again', async () => {
  await api().fault({ path: '/api/v1/users/current', status: 500, body: 'down', times: 1 })
  const { screen, press } = await openSms()
  await screen.findByText('Failed to retrieve user information!')
  await press('Retry')
  await screen.findByRole('button', { name: 'Send code' })
})

test('a wrong code of a message empties the code alone, and no new one is sent', async () => {
  const { screen, user, field, press, codeSentTo, choose } = await openSms()
  await screen.findByText('+86 138 **** 5678')
  await press('Send code')
  expect(document.activeElement).toBe(field('Verification code'))
  const code = await codeSentTo(phone)
  await user.type(field('Verification code'), code === '111111' ? '222222' : '111111')
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Incorrect verification code!'),
  )
  expect(field('Verification code').value).toBe('')
  expect(await calls('POST', '/password/sms')).toHaveLength(1)
  await user.type(field('Verification code'), code)
  await choose('newpass1')
  await screen.findByRole('heading', { name: 'Your password was changed' })
  expect((await calls('POST', '/password/reset'))[0]?.body).toMatchObject({
    phone,
    code,
    password: 'newpass1',
  })
})

test('a check that fails without a code says so, and keeps the code', async () => {
  const { screen, user, field, press, codeSentTo } = await openSms()
  await screen.findByText('+86 138 **** 5678')
  await press('Send code')
  const code = await codeSentTo(phone)
  await api().fault({ path: '/api/v1/users/sms/verify', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Verification failed!')
  expect(field('Verification code').value).toBe(code)
})

test('too many requests for codes are a wait, and another way stays open', async () => {
  const body = { code: 2097, message: 'limit', retryAfter: 600 }
  await api().fault({ path: '/api/v1/users/password/sms', status: 429, body })
  const { screen, press } = await openSms()
  await screen.findByText('+86 138 **** 5678')
  await press('Send code')
  await expectSaid('Verification code exceeded the limit!')
  await screen.findByText(/^Too many codes were requested/)
  expect(screen.queryByText(/^Code sent to/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Verify another way' })).toBeTruthy()
  await press('Resend')
  expect(await codeFor(phone)).toBe('')
})

test('a session that breaks under the new password takes up again where it was', async () => {
  const { screen, user, field, press, choose } = await openSecurity(<CommonStep21 />, {
    at: '/common-step21?method=oldPassword',
  })
  await user.type(await screen.findByLabelText('Old password'), 'demo1234')
  await press('Continue')
  const expired = { status: 401, body: { code: 40103, message: 'token expired' } }
  await screen.findByLabelText('New password')
  await api().fault({ path: '/api/v1/users/password/change', ...expired, times: 1 })
  await api().fault({ path: '/api/v1/auth/token', ...expired, times: 1 })
  await choose('newpass1')
  await waitFor(() => expect(sessionState.errorType).toBe('getTokenErr'))
  expect(field('New password').value).toBe('newpass1')
  session().signIn(await api().session())
  await screen.findByRole('heading', { name: 'Your password was changed' })
  expect((await calls('POST', '/password/change')).at(-1)?.body).toMatchObject({ newPassword: 'newpass1' })
})
