import { isApiError } from '@companion/shared/http/apiError'

/**
 * Makes a change. If its response is lost, `landed` checks on the server whether the change was made; the
 * result is then undefined. Otherwise it rejects with the request's error.
 */
export async function confirmed<T>(
  change: () => Promise<T>,
  landed: () => Promise<boolean>,
): Promise<T | undefined> {
  try {
    return await change()
  } catch (failure) {
    const ambiguous = isApiError(failure) && failure.ambiguous
    if (ambiguous && (await landed().catch(() => false))) return undefined
    throw failure
  }
}
