import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import type { TokenPair } from '@companion/shared/http/shapes/session'

/** The account that is to be deleted, in its own name: its tokens never become the session's. */
export interface Subject {
  readonly userId: string
  /** What its owner knows it by. */
  readonly label: string
  readonly tokens: TokenPair
}

type Step = 'validate' | 'warning' | 'confirm' | 'final' | 'deleting' | 'failed' | 'unsure' | 'success'

export interface Deletion {
  readonly step: Step
  readonly subject: Subject | undefined
  /** A deletion was sent and its answer lost: it may have been carried out. */
  readonly doubt: boolean
}

/** What became of one attempt. */
export type Outcome =
  | { readonly is: 'gone' }
  | {
      readonly is: 'failed'
      readonly failure: ApiError | undefined
      /** It may have been carried out all the same. */
      readonly doubt: boolean
      readonly tokens: TokenPair | undefined
    }
  /** The account's own tokens are refused: it may be gone, and nothing here can tell. */
  | { readonly is: 'unsure' }

export type DeletionEvent =
  | { readonly t: 'validated'; readonly subject: Subject }
  | { readonly t: 'read' | 'agreed' | 'delete' | 'gone' }
  | { readonly t: 'ended'; readonly outcome: Outcome }

export const startDeletion: Deletion = { step: 'validate', subject: undefined, doubt: false }

/** True when the server does not take a token, which cannot be told from one whose account is gone. */
export const isTokenRefused = (failure: unknown): boolean => isApiError(failure) && failure.kind === 'auth'

/** What comes of an event. A step that does not know it stays as it is, so that a hundred taps are one. */
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
 * The flow at a history entry that Back, Forward or a reload led to. While the deletion is on its way nothing moves it,
 * nor once it is done; the last question is never answered by going forward.
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
 * One attempt to delete, in the subject's own name: its tokens are renewed once when they are refused. With `doubt`,
 * 'User does not exist!' means that an earlier attempt was carried out; without, the account itself is asked: browsers
 * repeat a DELETE unasked whose connection broke (RFC 9110 §9.2.2). Never rejects.
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
