import { ApiError } from '../http/apiError.ts'
import type { ErrorType, SessionState } from '@companion/shared/session/store'

export interface SessionErrorsDeps {
  readonly state: SessionState
  readonly log: (text: string) => void
  /** Called when tokens are there again after the session had been broken. */
  readonly onRestored: () => void
}

/** The session's error state (spec §4): when it is raised, shown, cleared and overcome. */
export function createSessionErrors({ state, log, onRestored }: SessionErrorsDeps) {
  let broken = false
  let silent = false
  let deliberate = false
  let raised = 0

  const clear = (): void => {
    state.errorType = ''
    state.showError = false
  }

  /** Raises an error state; `code` says more where the state alone does not. */
  const fail = (type: Exclude<ErrorType, ''>, code: string = type): ApiError => {
    if (type === 'noRefToken') log('The refresh token is missing.')
    // What the user is reading does not change because of a request in the background.
    if (!state.showError || deliberate) state.errorType = type
    broken = true
    deliberate = false
    raised++
    state.showError = !silent
    return new ApiError({ kind: 'auth', code })
  }

  return {
    clear,

    /** A route that needs no login, or a session that was ended on purpose, shows no session error. */
    beSilent(value: boolean): void {
      silent = value
      if (value) state.showError = false
    },

    /**
     * A request starts, and that clears the error state (spec §4). One that the user is looking at stays until
     * the request has shown that it is over: else the panel would come and go under the user's hands.
     */
    begin(): number {
      if (!state.showError) clear()
      return raised
    },

    /** A request that began at `begun` was let in by the server: what was wrong before it is over. */
    pass(begun: number): void {
      if (begun === raised) clear()
    },

    /** The user tries again: what comes of it may be said in place of what is shown. */
    retry(): void {
      deliberate = true
    },

    fail,

    /** The error of a request that was refused again with a fresh `token`; the session is broken unless it has moved on. */
    refusedTwice(token: string): ApiError {
      const code = 'stillUnauthorized'
      return token === state.token ? fail('getTokenErr', code) : new ApiError({ kind: 'auth', code })
    },

    /** Tokens are there again. */
    overcome(): void {
      clear()
      deliberate = false
      if (!broken) return
      broken = false
      onRestored()
    },

    /** The session ended on purpose: whatever was wrong with it does not matter any more. */
    forget(): void {
      broken = false
      silent = true
      clear()
    },
  }
}

export type SessionErrors = ReturnType<typeof createSessionErrors>
