import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changes, next, openPhone, sends } from '../../../test/account/openPhone.tsx'
import {
  api,
  besideField,
  calls,
  codeFor,
  expectSaid,
  said,
  withBackend,
} from '../../../test/account/openSignedIn.tsx'
import { Phone } from './Phone.tsx'

withBackend()

test.for([
  [2050, 'Incorrect verification code!'],
  [2099, 'Incorrect verification code!'],
] as const)('code %i empties the code alone, and no new one is sent', async ([code, words]) => {
  const { user, field, send } = await openPhone(<Phone />)
  await send()
  await api().fault({ path: '/api/v1/users/sms/verify', status: 400, body: { code, message: 'x' }, times: 1 })
  await user.type(field('Verification code'), '123456')
  await waitFor(() => expect(besideField(field('Verification code'))).toContain(words))
  expect(field('Verification code').value).toBe('')
  expect(document.activeElement).toBe(field('Verification code'))
  expect(said()).toEqual([words])
  expect(await sends()).toHaveLength(1 + 1)
  await user.type(field('Verification code'), await codeFor(next))
  await waitFor(async () => expect(await changes()).toHaveLength(1))
})

test('a code tried too often is dead: only a new one may be confirmed', async () => {
  await api().settings({ codeAttempts: 0, retryAfterS: 1 })
  const { screen, user, field, send } = await openPhone(<Phone />)
  const code = await send()
  await user.type(field('Verification code'), code)
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Verification code exceeded the limit!'),
  )
  expect(field('Verification code').value).toBe('')
  const confirm = screen.getByRole('button', { name: 'Confirm' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Resend/ }))
  await user.type(field('Verification code'), '111111')
  await user.click(confirm)
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a checked code is not asked for again when the change itself fails', async () => {
  const { screen, user, field, press, send } = await openPhone(<Phone />)
  const code = await send()
  await api().fault({ path: '/api/v1/users/*/phone', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Modification failed, please retry!')
  await press('Retry')
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a check that fails without a code says so', async () => {
  const { user, field, send } = await openPhone(<Phone />)
  const code = await send()
  await api().fault({ path: '/api/v1/users/sms/verify', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Verification failed!')
  expect(field('Verification code').value).toBe(code)
})

test('a hundred taps send one code, and a hundred confirm once', async () => {
  const { screen, user, field, write } = await openPhone(<Phone />)
  await write(next)
  const send = screen.getByRole('button', { name: 'Send code' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(send)
  await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
  expect(await api().outbox(next)).toHaveLength(1)
  const code = await codeFor(next)
  await user.type(field('Verification code'), code)
  const confirm = screen.queryByRole('button', { name: 'Confirm' })
  await act(async () => {
    for (let tap = 0; tap < 100; tap++) if (confirm) fireEvent.click(confirm)
  })
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await changes()).toHaveLength(1)
})
