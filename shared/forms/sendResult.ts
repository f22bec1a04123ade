import { isApiError } from '../http/apiError.ts'

/**
 * What a refused request for a code means: `limit`, too many were asked for and there is a wait; `target`, the number
 * or address itself is refused; `failed`, everything else, and it may be tried again at once.
 */
export type SendResult = 'limit' | 'target' | 'failed'

const limitCode = 2097
const missingCode = 2001
const notSentCode = 2098
const tooMany = 429

/** Reads the failure of a call that sends a code (spec §8; 'SMS send limit exceeded' has no code of its own there). */
export function sendResult(failure: unknown): SendResult {
  if (!isApiError(failure) || failure.kind !== 'business') return 'failed'
  const { code, http, field, retryAfter } = failure
  if (code === limitCode || http === tooMany || retryAfter !== undefined) return 'limit'
  return field === 'phone' || field === 'email' || code === missingCode ? 'target' : 'failed'
}

/** Leaves "Failed to send SMS!" to the step that says beside the number that no code was sent to it. */
export function leaveToStep(failure: unknown): void {
  if (isApiError(failure) && failure.code === notSentCode) failure.shownAs = ''
}
