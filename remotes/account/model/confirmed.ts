import { isApiError } from '@companion/shared/http/apiError'

/**
 * Makes a change whose answer may be lost. If it is, `landed` asks the server, and a change that is there counts as
 * made (the result is then undefined). Rejects with the change's own error otherwise.
 */
export async function confirmed<T>(
  change: () => Promise<T>,
  landed: () => Promise<boolean>,
): Promise<T | undefined> {
  try {
    return await change()
  } catch (failure) {
    const unsure = isApiError(failure) && failure.ambiguous
    if (unsure && (await landed().catch(() => false))) return undefined
    throw failure
  }
}
