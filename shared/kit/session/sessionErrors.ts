import { ApiError } from '../http/apiError.ts'
import type { ErrorType, SessionState } from '@companion/shared/session/store'
import type { AccessToken } from '../http/shapes/session.ts'

export interface SessionErrorsDeps {
  readonly state: SessionState
  readonly log: (text: string) => void
  readonly onRestored: () => void
}

/** Creates the session's error state (spec §4), which decides when an error is set, shown and cleared. */
export function createSessionErrors({ state, log, onRestored }: SessionErrorsDeps) {
  let broken = false
  let silent = false
  let retrying = false
  let errorCount = 0

  const clear = (): void => {
    state.errorType = ''
    state.showError = false
  }

  /** Sets the error state and returns the error. `code` can be more specific than the state. */
  const fail = (type: Exclude<ErrorType, ''>, code: string = type): ApiError => {
    if (type === 'noRefToken') log('The refresh token is missing.')
    // A visible error doesn't change, because a background request may have failed for another reason.
    if (!state.showError || retrying) state.errorType = type
    broken = true
    retrying = false
    errorCount++
    state.showError = !silent
    return new ApiError({ type: 'auth', code })
  }

  return {
    clear,

    /** If true, hides errors: on a route that needs no login, or after an intentional end. */
    setSilent(value: boolean): void {
      silent = value
      if (value) state.showError = false
    },

    /**
     * Call it at the start of a request. Clears the error state (spec §4), except an error that is visible:
     * its panel would flicker, so it stays until a request succeeds. Returns the argument for `pass`.
     */
    begin(): number {
      if (!state.showError) clear()
      return errorCount
    },

    /**
     * Call it when the server accepts a request. Clears earlier errors. `before` is the result of `begin`.
     */
    pass(before: number): void {
      if (before === errorCount) clear()
    },

    /** Call it when the user retries, so that a new error may replace the visible one. */
    retry(): void {
      retrying = true
    },

    fail,

    /**
     * Returns the error of a request rejected with a new token. Breaks the session if that token is current.
     */
    refusedTwice(token: AccessToken): ApiError {
      const code = 'stillUnauthorized'
      return token === state.token ? fail('getTokenErr', code) : new ApiError({ type: 'auth', code })
    },

    markRestored(): void {
      clear()
      retrying = false
      if (!broken) return
      broken = false
      onRestored()
    },

    forget(): void {
      broken = false
      silent = true
      clear()
    },
  }
}

export type SessionErrors = ReturnType<typeof createSessionErrors>
