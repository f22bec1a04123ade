import { expect, test } from 'vitest'
import { ApiError, type ApiErrorFacts } from '../http/apiError.ts'
import { sendResult } from './codeFailures.ts'

const refusal = (facts: Partial<ApiErrorFacts>) => new ApiError({ kind: 'business', ...facts })

test.for([
  ['limit', refusal({ code: 2097 })],
  ['limit', refusal({ code: 2096, http: 429 })],
  ['limit', refusal({ code: 'SMS_LIMIT', retryAfter: 30 })],
  ['target', refusal({ code: 2001 })],
  ['target', refusal({ code: 2003, field: 'phone' })],
  ['failed', refusal({ code: 2098, http: 502 })],
  ['failed', refusal({ code: 50001 })],
  ['failed', new ApiError({ kind: 'http', http: 429 })],
  ['failed', new ApiError({ kind: 'network' })],
  ['failed', new TypeError('mistake')],
] as const)('%s', ([verdict, failure]) => {
  expect(sendResult(failure)).toBe(verdict)
})
