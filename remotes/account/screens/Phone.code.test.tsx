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

test('a code tried too often is dead: only a new one is checked', async () => {
  await api().settings({ codeAttempts: 0, retryAfterS: 1 })
  const { screen, user, field, send } = await openPhone(<Phone />)
  const code = await send()
  await user.type(field('Verification code'), code)
  await waitFor(() =>
    expect(besideField(field('Verification code'))).toContain('Verification code exceeded the limit!'),
  )
  expect(field('Verification code').value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Resend/ }))
  await user.type(field('Verification code'), '111111{Enter}')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a checked code is not asked for again when the change itself fails', async () => {
  const { screen, user, field, send } = await openPhone(<Phone />)
  const code = await send()
  await api().fault({ path: '/api/v1/users/*/phone', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code)
  await expectSaid('Modification failed, please retry!')
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await calls('POST', '/sms/verify')).toHaveLength(1)
})

test('a check that fails without a code says so, and can be repeated by a button', async () => {
  const { screen, user, field, send } = await openPhone(<Phone />)
  const code = await send()
  await api().fault({ path: '/api/v1/users/sms/verify', status: 500, body: '', times: 1 })
  await user.type(field('Verification code'), code.slice(0, -1))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  await user.type(field('Verification code'), code.slice(-1))
  await expectSaid('Verification failed!')
  expect(field('Verification code').value).toBe(code)
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
})

test('a hundred taps send one code, and a hundred submits change once', async () => {
  const { screen, user, field, write } = await openPhone(<Phone />)
  await write(next)
  const send = screen.getByRole('button', { name: 'Send code' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(send)
  await waitFor(async () => expect(await codeFor(next)).not.toBe(''))
  expect(await api().outbox(next)).toHaveLength(1)
  const code = await codeFor(next)
  await user.type(field('Verification code'), code)
  const form = field('Verification code').form
  await act(async () => {
    for (let time = 0; time < 100; time++) if (form) fireEvent.submit(form)
  })
  await screen.findByRole('heading', { name: 'Your phone number was changed' })
  expect(await changes()).toHaveLength(1)
})
