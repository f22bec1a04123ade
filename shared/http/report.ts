import { language } from '@companion/shared/texts/language'
import { showToast } from '@companion/shared/toasts/queue'
import { ApiError } from './apiError.ts'
import { silentReactions } from './reactions.ts'
import { wordsFor } from './words.ts'

/** Failures that need no toast: nobody waits for them, or another place on the page says them. */
const saidElsewhere = ({ kind, reaction }: ApiError): boolean =>
  kind === 'aborted' || kind === 'auth' || (reaction !== undefined && silentReactions.has(reaction))

/**
 * Says a failure in a danger toast, as text only; what a view shows in its place is only read out. Resolves when it is
 * said; never rejects.
 */
export async function say(failure: ApiError, otherwise?: string): Promise<void> {
  if (saidElsewhere(failure)) return
  const text = await wordsFor(failure, language.lang, otherwise).catch(() => failure.message)
  // Whoever called has its turn first: only then it is known whether a view shows it.
  await new Promise((done) => setTimeout(done))
  const { shownAs } = failure
  showToast({ text: shownAs || text, tone: 'danger', heard: shownAs !== undefined })
}

/**
 * For the failures that `send` has not said itself: those without a business code. `otherwise` is the text of
 * the situation, e.g. 'Modification failed, please retry!', where the failure has no better one.
 */
export async function report(failure: unknown, otherwise?: string): Promise<void> {
  if (!(failure instanceof ApiError)) throw failure
  if (failure.kind !== 'business') await say(failure, otherwise)
}
