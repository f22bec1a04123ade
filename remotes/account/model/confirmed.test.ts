import { expect, test } from 'vitest'
import { ApiError } from '@companion/shared/http/apiError'
import { confirmed } from './confirmed.ts'

const lost = new ApiError({ type: 'timeout', ambiguous: true })
const never = () => Promise.reject(new Error('not to be asked'))

test('an answer is an answer, and nobody asks further', async () => {
  expect(await confirmed(() => Promise.resolve('done'), never)).toBe('done')
})

test('a lost answer counts as done when the change is there', async () => {
  expect(
    await confirmed(
      () => Promise.reject(lost),
      () => Promise.resolve(true),
    ),
  ).toBeUndefined()
})

test('a lost answer is a failure when the change is not there, or when that cannot be learned', async () => {
  await expect(
    confirmed(
      () => Promise.reject(lost),
      () => Promise.resolve(false),
    ),
  ).rejects.toBe(lost)
  await expect(confirmed(() => Promise.reject(lost), never)).rejects.toBe(lost)
})

test('a clear refusal is not questioned', async () => {
  const refused = new ApiError({ type: 'business', code: 2002 })
  await expect(
    confirmed(
      () => Promise.reject(refused),
      () => Promise.resolve(true),
    ),
  ).rejects.toBe(refused)
})
