import { isApiError } from '../http/apiError.ts'
import { isCodeLimit, isSmsFailed, isUserMissing } from '../http/codes.ts'

/**
 * What a refused request for a code means: `limit`, too many were asked for and there is a wait; `target`, the number
 * or address itself is refused; `failed`, everything else, and it may be tried again at once.
 */
export type SendResult = 'limit' | 'target' | 'failed'

const tooMany = 429

/** Reads the failure of a call that sends a code (spec §8; 'SMS send limit exceeded' has no code of its own there). */
export function sendResult(failure: unknown): SendResult {
  if (!isApiError(failure) || failure.kind !== 'business') return 'failed'
  const { http, field, retryAfter } = failure
  if (isCodeLimit(failure) || http === tooMany || retryAfter !== undefined) return 'limit'
  return field === 'phone' || field === 'email' || isUserMissing(failure) ? 'target' : 'failed'
}

/** Leaves "Failed to send SMS!" to the step that says beside the number that no code was sent to it. */
export function leaveToStep(failure: unknown): void {
  if (isSmsFailed(failure)) failure.shownAs = ''
}
