import { isApiFailure } from '@companion/shared/http/failure'
import { checkLogin } from '../../api.ts'

const refusals = new Set<unknown>([400, 401, 403])

/**
 * Changes a password whose answer may get lost: then signing in with the new one tells what holds. True when it is
 * changed, false when nobody can tell; rejects with the change's own failure when it is not.
 */
export async function changePassword(
  change: () => Promise<unknown>,
  identifier: string,
  password: string,
): Promise<boolean> {
  try {
    await change()
    return true
  } catch (failure) {
    if (!isApiFailure(failure) || !failure.ambiguous || identifier === '') throw failure
    try {
      await checkLogin(identifier, password, true)
      return true
    } catch (refusal) {
      if (isApiFailure(refusal) && refusals.has(refusal.http)) throw failure
      return false
    }
  }
}
