import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf } from './endpoint.ts'

test('parts take their places', () => {
  expect(lineOf('GET /api/v1/users/current')).toEqual({ method: 'GET', path: '/api/v1/users/current' })
  expect(lineOf('POST /api/v1/users/:userId/phone', { userId: '90071992547409937' })).toEqual({
    method: 'POST',
    path: '/api/v1/users/90071992547409937/phone',
  })
})

test.for(['', '..', 'a/b', 'a?b', '%2e%2e', 'a b', 'x'.repeat(65)])('%j is no user id', (id) => {
  expect(() => lineOf('DELETE /api/v1/users/:id', { id })).toThrow(
    expect.objectContaining({ type: 'business', code: 'invalidUserId' }),
  )
})

test('no text leads to another path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (id) => {
      try {
        return (
          new URL(lineOf('GET /api/v1/orders/:id', { id }).path, 'https://x.example').pathname ===
          `/api/v1/orders/${id}`
        )
      } catch (failure) {
        return (failure as { code?: unknown }).code === 'invalidId'
      }
    }),
  )
})
