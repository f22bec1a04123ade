import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSessionEnd } from '@companion/shared/session/current'
import { openSecurity } from '../../../test/account/openSecurity.tsx'
import { api, besideField, calls, expectSaid, withBackend } from '../../../test/account/openSignedIn.tsx'
import { EditPassword } from './EditPassword.tsx'

withBackend()

async function openEdit() {
  const opened = await openSecurity(<EditPassword />, { at: '/edit-password' })
  await opened.screen.findByLabelText('Old password')
  const fill = async (old: string, next: string, repeat = next) => {
    if (old) await opened.user.type(opened.field('Old password'), old)
    if (next) await opened.user.type(opened.field('New password'), next)
    if (repeat) await opened.user.type(opened.field('Repeat new password'), repeat)
  }
  return { ...opened, fill }
}
const changes = () => calls('POST', '/password/change')

test.for([
  ['', 'newpass1', 'newpass1', 'Old password', 'Password must not be empty'],
  ['demo1234', '', '', 'New password', 'Password must not be empty'],
  ['demo1234', 'short', 'short', 'New password', '6-16 characters combining letters and numbers'],
  [
    'demo1234',
    'demo1234',
    'demo1234',
    'New password',
    'Choose a password that’s different from your old one',
  ],
  ['demo1234', 'newpass1', 'newpass2', 'Repeat new password', 'Passwords do not match'],
] as const)('"%s", "%s", "%s": %s says %s', async ([old, next, repeat, label, words]) => {
  const { field, press, fill } = await openEdit()
  await fill(old, next, repeat)
  await press('Save')
  expect(besideField(field(label))).toContain(words)
  expect(document.activeElement).toBe(field(label))
  expect(await calls('POST', '/password/')).toEqual([])
})

test('a wrong old password is emptied alone; the right one ends the session', async () => {
  const ends: unknown[] = []
  const stop = onSessionEnd((...end) => ends.push(end))
  const { screen, user, field, press, fill } = await openEdit()
  await fill('wrong', 'newpass1')
  await press('Save')
  await waitFor(() => expect(besideField(field('Old password'))).toContain('Old password is incorrect!'))
  expect([field('Old password').value, field('New password').value]).toEqual(['', 'newpass1'])
  expect(document.activeElement).toBe(field('Old password'))
  await user.type(field('Old password'), 'demo1234')
  const save = screen.getByRole('button', { name: 'Save' })
  for (let tap = 0; tap < 100; tap++) fireEvent.click(save)
  await screen.findByRole('heading', { name: 'Your password was changed' })
  stop()
  expect(ends).toEqual([['password', 'demo@companion.example']])
  expect((await changes()).map(({ body }) => body)).toEqual([
    { oldPassword: 'demo1234', newPassword: 'newpass1' },
  ])
})

test('a failure without a code keeps everything', async () => {
  await api().fault({ path: '/api/v1/users/password/change', status: 503, body: 'down', times: 1 })
  const { field, press, fill } = await openEdit()
  await fill('demo1234', 'newpass1')
  await press('Save')
  await expectSaid('Modification failed, please retry!')
  expect(field('Old password').value + field('New password').value).toBe('demo1234newpass1')
})
