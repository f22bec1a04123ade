import { ApiError, isApiError } from '@companion/shared/http/apiError'
import { isRefusal } from '@companion/shared/http/codes'
import { checkLogin } from '../../api.ts'

/** What `changePassword` rejects with when it is not known whether the password is changed. */
export const unsure = new ApiError({ kind: 'aborted', code: 'unsure', ambiguous: true })

/**
 * Changes a password. When the answer is lost, signing in with the new one tells whether it is changed. Rejects with the
 * change's own error when it is not, and with `unsure` when that cannot be found out.
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
