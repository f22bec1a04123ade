import { expect, test } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { calls } from '../../../test/api/calls.ts'

// The endpoints of the specification (§7). A star marks those whose request body it doesn't show.
const spec = `
  POST /auth/login
  POST /auth/register *
  POST /auth/register/sms *
  POST /auth/token
  GET /users/current
  PATCH /users/:userId
  DELETE /users/:id
  POST /users/:userId/phone *
  POST /users/sms
  POST /users/sms/verify *
  POST /users/password/verify *
  POST /users/password/email
  POST /users/password/sms
  POST /users/password/reset *
  POST /users/password/change *`
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', star] = line.trim().split(' ')
    return [`${method} /api/v1${path}`, star === '*'] as const
  })

test('every call of the specification is in the table, its unshown body marked as assumed', () => {
  const table: Readonly<Record<string, { readonly assumed?: true }>> = calls
  expect(spec.map(([key]) => [key, table[key]?.assumed ?? false])).toEqual(spec)
})

test('every other call is marked as assumed', () => {
  const known = new Set<string>(spec.map(([key]) => key))
  const others = Object.entries<AnyEndpoint>(calls).filter(
    ([key]) => / \/api\/v1\/(auth|users)\//.test(key) && !known.has(key),
  )
  expect(others.map(([key]) => key)).toEqual(['POST /api/v1/users/:userId/avatar'])
  expect(others.filter(([, endpoint]) => !endpoint.assumed)).toEqual([])
})
