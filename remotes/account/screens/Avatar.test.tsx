import { expect, test } from 'vitest'
import { api, openSignedIn, withBackend } from '../../../test/account/openSignedIn.tsx'
import { Avatar } from './Avatar.tsx'

withBackend()

test('without the user’s data nothing waits: a sign stands for the picture, beside the way to try again', async () => {
  await api().fault({ path: '/api/v1/users/*', method: 'GET', status: 500, body: '' })
  const { screen } = await openSignedIn(<Avatar />, { at: '/avatar' })
  await screen.findByRole('button', { name: 'Retry' })
  const stage = screen.getByRole('button', { name: 'Choose picture' }).closest('main, body')
  expect(stage?.querySelector('svg')).toBeTruthy()
  expect(stage?.querySelector('[class*="bone"]')).toBeNull()
})
