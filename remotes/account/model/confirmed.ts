import { isApiError } from '@companion/shared/http/apiError'

/**
 * Makes a change whose answer may get lost: then `landed` asks the server what holds now, and a change that is there
 * counts as made. Rejects with the change's own failure otherwise.
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
