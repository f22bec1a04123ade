import { isApiError, type ApiError } from '@companion/shared/http/apiError'
import { isRefusal, isUserMissing } from '@companion/shared/http/codes'
import type { TokenPair, AccessToken } from '@companion/shared/http/shapes/session'

/** The account to delete. Its tokens never enter the session, because it can be another account. */
export interface AccountToDelete {
  readonly userId: string
  /** Email address or phone number that the user logged in with. */
  readonly label: string
  readonly tokens: TokenPair
}

type Step = 'validate' | 'warning' | 'confirm' | 'final' | 'deleting' | 'failed' | 'unknown' | 'success'

export interface Deletion {
  readonly step: Step
  readonly account: AccountToDelete | undefined
  /** True if the response to a deletion request never arrived, so that the account could be deleted. */
  readonly mayBeDeleted: boolean
}

export type Outcome =
  | { readonly type: 'deleted' }
  | {
      readonly type: 'failed'
      readonly failure: ApiError | undefined
      readonly mayBeDeleted: boolean
      readonly tokens: TokenPair | undefined
    }
  /** The server rejects the account's tokens, so it's unclear whether the account was deleted. */
  | { readonly type: 'unknown' }

export type DeletionEvent =
  | { readonly type: 'validated'; readonly account: AccountToDelete }
  | { readonly type: 'read' | 'agreed' | 'delete' | 'deleted' }
  | { readonly type: 'ended'; readonly outcome: Outcome }

export const startDeletion: Deletion = { step: 'validate', account: undefined, mayBeDeleted: false }

/** Returns true if the server rejected a token, as it does for a deleted account. */
export const isTokenRefused = (failure: unknown): boolean => isApiError(failure) && failure.type === 'auth'

/** Returns the next state. A step ignores events that it doesn't expect, so a repeated tap has no effect. */
export function nextDeletion(state: Deletion, event: DeletionEvent): Deletion {
  const { step, account } = state
  switch (event.type) {
    case 'validated':
      if (step === 'unknown') return { ...state, step: 'final', account: event.account }
      return step === 'validate' ? { ...state, step: 'warning', account: event.account } : state
    case 'read':
      return step === 'warning' ? { ...state, step: 'confirm' } : state
    case 'agreed':
      return step === 'confirm' ? { ...state, step: 'final' } : state
    case 'delete':
      return account && (step === 'final' || step === 'failed') ? { ...state, step: 'deleting' } : state
    case 'deleted':
      return step === 'unknown' ? { ...state, step: 'success' } : state
    case 'ended':
      return step === 'deleting' ? ended(state, event.outcome) : state
  }
}

function ended(state: Deletion, outcome: Outcome): Deletion {
  if (outcome.type === 'deleted') return { ...state, step: 'success' }
  if (outcome.type === 'unknown') return { ...state, step: 'unknown', mayBeDeleted: true }
  const { mayBeDeleted, tokens } = outcome
  const account = state.account && tokens ? { ...state.account, tokens } : state.account
  return { step: 'failed', account, mayBeDeleted }
}

const entries: Readonly<Record<Step, number>> = {
  validate: 0,
  warning: 1,
  confirm: 2,
  final: 3,
  deleting: 3,
  failed: 3,
  unknown: 3,
  success: 0,
}
const steps = ['validate', 'warning', 'confirm', 'final'] as const

/** Returns the index of the history entry that shows a step. */
export const historyIndexOf = ({ step }: Deletion): number => entries[step]

/**
 * Returns the state at a history entry after Back, Forward or a reload. The state doesn't change while the
 * deletion is in flight or done. Forward doesn't change the step, otherwise it could confirm the deletion.
 */
export function restoreAt(state: Deletion, index: number): Deletion {
  if (state.step === 'deleting' || state.step === 'success') return state
  if (index >= historyIndexOf(state)) return state
  const step = steps[Math.max(0, index)] ?? 'validate'
  return step === 'validate' ? { ...startDeletion, mayBeDeleted: state.mayBeDeleted } : { ...state, step }
}

interface Ports {
  remove(userId: string, token: AccessToken): Promise<unknown>
  renew(tokens: TokenPair): Promise<TokenPair>
  /** Resolves with false if the account doesn't exist any more, and with undefined if that's unclear. */
  accountExists(token: AccessToken): Promise<boolean | undefined>
}

/**
 * Tries to delete the account with its own tokens. Refreshes the tokens once if the server rejects them.
 * Never rejects.
 *
 * 'User does not exist!' is treated as success if an earlier attempt could have deleted the account.
 * Otherwise this checks whether the account exists, because browsers repeat a DELETE by themselves after a
 * broken connection (RFC 9110 §9.2.2), so the response can belong to the second request.
 */
export async function attempt(
  { remove, renew, accountExists }: Ports,
  { account, mayBeDeleted }: Deletion,
): Promise<Outcome> {
  if (!account) return { type: 'failed', failure: undefined, mayBeDeleted, tokens: undefined }
  let { tokens } = account
  let uncertain = mayBeDeleted
  const failed = (failure: ApiError | undefined): Outcome => ({
    type: 'failed',
    failure,
    mayBeDeleted: uncertain,
    tokens,
  })
  for (let renewed = false; ; renewed = true) {
    try {
      await remove(account.userId, tokens.accessToken)
      return { type: 'deleted' }
    } catch (reason) {
      const failure = isApiError(reason) ? reason : undefined
      uncertain ||= failure?.ambiguous === true
      if (isUserMissing(failure)) {
        const exists = uncertain ? false : await accountExists(tokens.accessToken)
        if (exists === false) return { type: 'deleted' }
        uncertain = exists === undefined
      }
      if (!isTokenRefused(failure)) return failed(failure)
      if (renewed) return { type: 'unknown' }
    }
    try {
      tokens = await renew(tokens)
    } catch (reason) {
      const failure = isApiError(reason) ? reason : undefined
      return isRefusal(failure) ? { type: 'unknown' } : failed(failure)
    }
  }
}
