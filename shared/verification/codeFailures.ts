import { isApiError } from '../http/apiError.ts'
import { isCodeLimit, isSmsFailed, isUserMissing } from '../http/codes.ts'

/**
 * Why a code was not sent: `limit`, too many requests, and there is a cooldown; `target`, the server refuses the number
 * or address; `failed`, anything else, which may be tried again at once.
 */
export type SendResult = 'limit' | 'target' | 'failed'

const tooMany = 429

/** Why a call that sends a code failed (spec §8, where 'SMS send limit exceeded' has no code of its own). */
export function sendResult(failure: unknown): SendResult {
  if (!isApiError(failure) || failure.kind !== 'business') return 'failed'
  const { http, field, retryAfter } = failure
  if (isCodeLimit(failure) || http === tooMany || retryAfter !== undefined) return 'limit'
  return field === 'phone' || field === 'email' || isUserMissing(failure) ? 'target' : 'failed'
}

/** Has "Failed to send SMS!" only read out: the step shows beside the number that no code was sent. */
export function leaveToStep(failure: unknown): void {
  if (isSmsFailed(failure)) failure.shownAs = ''
}
