import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import type { TokenPair } from '@companion/shared/http/shapes/session'

/** The account that is to be deleted. It is deleted with its own tokens, which never become the session's. */
export interface Subject {
  readonly userId: string
  /** Its email or phone, as the user typed it. */
  readonly label: string
  readonly tokens: TokenPair
}

type Step = 'validate' | 'warning' | 'confirm' | 'final' | 'deleting' | 'failed' | 'unsure' | 'success'

export interface Deletion {
  readonly step: Step
  readonly subject: Subject | undefined
  /** A deletion was sent and its answer lost: the account may be deleted. */
  readonly doubt: boolean
}

export type Outcome =
  | { readonly is: 'gone' }
  | {
      readonly is: 'failed'
      readonly failure: ApiError | undefined
      /** The account may be deleted all the same. */
      readonly doubt: boolean
      readonly tokens: TokenPair | undefined
    }
  /** The account's own tokens are refused: it may or may not be deleted. */
  | { readonly is: 'unsure' }

export type DeletionEvent =
  | { readonly t: 'validated'; readonly subject: Subject }
  | { readonly t: 'read' | 'agreed' | 'delete' | 'gone' }
  | { readonly t: 'ended'; readonly outcome: Outcome }

export const startDeletion: Deletion = { step: 'validate', subject: undefined, doubt: false }

/** True when the server refuses a token; that of a deleted account gets the same answer. */
export const isTokenRefused = (failure: unknown): boolean => isApiError(failure) && failure.kind === 'auth'

/** The reducer. An event that a step does not know changes nothing, so that a hundred taps count as one. */
export function nextDeletion(state: Deletion, event: DeletionEvent): Deletion {
  const { step, subject } = state
  switch (event.t) {
    case 'validated':
      if (step === 'unsure') return { ...state, step: 'final', subject: event.subject }
      return step === 'validate' ? { ...state, step: 'warning', subject: event.subject } : state
    case 'read':
      return step === 'warning' ? { ...state, step: 'confirm' } : state
    case 'agreed':
      return step === 'confirm' ? { ...state, step: 'final' } : state
    case 'delete':
      return subject && (step === 'final' || step === 'failed') ? { ...state, step: 'deleting' } : state
    case 'gone':
      return step === 'unsure' ? { ...state, step: 'success' } : state
    case 'ended':
      return step === 'deleting' ? ended(state, event.outcome) : state
  }
}

function ended(state: Deletion, outcome: Outcome): Deletion {
  if (outcome.is === 'gone') return { ...state, step: 'success' }
  if (outcome.is === 'unsure') return { ...state, step: 'unsure', doubt: true }
  const { doubt, tokens } = outcome
  const subject = state.subject && tokens ? { ...state.subject, tokens } : state.subject
  return { step: 'failed', subject, doubt }
}

const entries: Readonly<Record<Step, number>> = {
  validate: 0,
  warning: 1,
  confirm: 2,
  final: 3,
  deleting: 3,
  failed: 3,
  unsure: 3,
  success: 0,
}
const steps = ['validate', 'warning', 'confirm', 'final'] as const

/** Which of the flow's history entries a step is shown at. */
export const entryOf = ({ step }: Deletion): number => entries[step]

/**
 * The flow at a history entry that Back, Forward or a reload led to. Nothing moves it while the deletion is in flight or
 * done; Forward never answers the last question.
 */
export function atEntry(state: Deletion, index: number): Deletion {
  if (state.step === 'deleting' || state.step === 'success') return state
  if (index >= entryOf(state)) return state
  const step = steps[Math.max(0, index)] ?? 'validate'
  return step === 'validate' ? { ...startDeletion, doubt: state.doubt } : { ...state, step }
}

interface Ports {
  remove(userId: string, token: string): Promise<unknown>
  renew(tokens: TokenPair): Promise<TokenPair>
  /** Whether the account still answers to a token; undefined when that cannot be learned. */
  stillThere(token: string): Promise<boolean | undefined>
}

/**
 * One attempt to delete with the subject's tokens, which are refreshed once when they are refused. With `doubt`,
 * 'User does not exist!' means that an earlier attempt succeeded; without it the account is looked up: browsers repeat a
 * DELETE by themselves when its connection broke (RFC 9110 §9.2.2). Never rejects.
 */
export async function attempt(
  { remove, renew, stillThere }: Ports,
  { subject, doubt }: Deletion,
): Promise<Outcome> {
  if (!subject) return { is: 'failed', failure: undefined, doubt, tokens: undefined }
  let { tokens } = subject
  let unsure = doubt
  const failed = (failure: ApiError | undefined): Outcome => ({
    is: 'failed',
    failure,
    doubt: unsure,
    tokens,
  })
  for (let renewed = false; ; renewed = true) {
    try {
      await remove(subject.userId, tokens.accessToken)
      return { is: 'gone' }
    } catch (reason) {
      const failure = isApiError(reason) ? reason : undefined
      unsure ||= failure?.ambiguous === true
      if (isUserMissing(failure)) {
        const there = unsure ? false : await stillThere(tokens.accessToken)
        if (there === false) return { is: 'gone' }
        unsure = there === undefined
      }
      if (!isTokenRefused(failure)) return failed(failure)
      if (renewed) return { is: 'unsure' }
    }
    try {
      tokens = await renew(tokens)
    } catch (reason) {
      const failure = isApiError(reason) ? reason : undefined
      return isRefusal(failure) ? { is: 'unsure' } : failed(failure)
    }
  }
}
