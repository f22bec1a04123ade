import { ApiError, isApiError } from '@companion/shared/http/apiError'
import { isRefusal } from '@companion/shared/http/codes'
import { checkLogin } from '../../api.ts'

/** What `changePassword` rejects with when nobody can tell whether the password is changed. */
export const unsure = new ApiError({ kind: 'aborted', code: 'unsure', ambiguous: true })

/**
 * Changes a password whose answer may get lost: then signing in with the new one tells what holds. Rejects with the
 * change's own failure when it is not changed, and with `unsure` when that cannot be learned.
 */
export async function changePassword(
  change: () => Promise<unknown>,
  identifier: string,
  password: string,
): Promise<void> {
  try {
    await change()
  } catch (failure) {
    if (!isApiError(failure) || !failure.ambiguous || identifier === '') throw failure
    try {
      await checkLogin(identifier, password)
    } catch (refusal) {
      throw isRefusal(refusal) ? failure : unsure
    }
  }
}
