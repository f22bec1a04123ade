import { language } from '@companion/shared/texts/language'
import { ApiError, isApiError } from '../http/apiError.ts'
import { report } from '../http/report.ts'
import { errorTextsIn, type ErrorText } from '../texts/errors/texts.ts'

/**
 * Says a failure that no field is to blame for in a toast, unless that was done. `otherwise` is the text of
 * the situation. An error that is no failure of a request is a mistake of ours: it goes to the console too.
 */
export async function tellFailure(failure: unknown, otherwise?: ErrorText): Promise<void> {
  const text = otherwise && (await errorTextsIn(language.lang).catch(() => undefined))?.(otherwise)
  if (isApiError(failure)) return report(failure, text)
  console.error(failure)
  return report(new ApiError({ kind: 'http' }), text)
}
