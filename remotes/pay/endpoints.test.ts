import { expect, test } from 'vitest'
import { payEndpoints } from './endpoints.ts'

test('a status in capitals is the one that is known in small letters', () => {
  const subscription = payEndpoints['GET /api/v1/subscriptions/current'].shape
  const answer = { plan: { id: 'ai_month', name: '', period: {} }, willRenew: true, managedBy: '' }
  expect(subscription({ ...answer, status: 'EXPIRED' }, '').status).toBe('expired')
  const order = payEndpoints['GET /api/v1/orders/:id'].shape
  const paid = order({ id: 'o', status: 'FULFILLED', payment: { status: 'Succeeded' } }, '')
  expect([paid.status, paid.payment?.status]).toEqual(['fulfilled', 'succeeded'])
})
