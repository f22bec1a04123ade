import { ApiError } from '../http/apiError.ts'
import type { ErrorType, SessionState } from '@companion/shared/session/store'
import type { AccessToken } from '../http/shapes/session.ts'

export interface SessionErrorsDeps {
  readonly state: SessionState
  readonly log: (text: string) => void
  readonly onRestored: () => void
}

/** The session's error state (spec §4): when it is raised, shown and cleared. */
export function createSessionErrors({ state, log, onRestored }: SessionErrorsDeps) {
  let broken = false
  let silent = false
  let retrying = false
  let errorCount = 0

  const clear = (): void => {
    state.errorType = ''
    state.showError = false
  }

  /** Raises an error state and returns the error; `code` can be more specific than the state. */
  const fail = (type: Exclude<ErrorType, ''>, code: string = type): ApiError => {
    if (type === 'noRefToken') log('The refresh token is missing.')
    // Background requests don't change a visible error.
    if (!state.showError || retrying) state.errorType = type
    broken = true
    retrying = false
    errorCount++
    state.showError = !silent
    return new ApiError({ type: 'auth', code })
  }

  return {
    clear,

    /** Clears the error for a route without login, or after an intentional end. */
    setSilent(value: boolean): void {
      silent = value
      if (value) state.showError = false
    },

    /**
     * Called at the start of a request: clears the error state (spec §4). A visible error stays until a request succeeds, or
     * its panel would flicker. Returns the argument for `pass`.
     */
    begin(): number {
      if (!state.showError) clear()
      return errorCount
    },

    /** Called when the server accepts a request: clears errors from before it. `before` is the result of `begin`. */
    pass(before: number): void {
      if (before === errorCount) clear()
    },

    /** Called when the user retries: a new error may replace the visible one. */
    retry(): void {
      retrying = true
    },

    fail,

    /** The error of a request that was refused with a fresh `token`. The session is broken unless it has a newer one. */
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
