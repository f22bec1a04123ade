import { isApiError } from '@companion/shared/http/apiError'

/**
 * Sends a change and resolves with its response. If the request failed and the server could still have made
 * the change, `landed` asks the server. If the change was made, this resolves with undefined, because there's
 * no response. Otherwise it rejects with the request's error.
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
