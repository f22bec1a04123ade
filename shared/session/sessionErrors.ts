import { ApiError } from '../http/apiError.ts'
import type { ErrorType, SessionState } from '@companion/shared/session/store'

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

  /** Raises an error state and returns the error; `code` is more exact where the state is not enough. */
  const fail = (type: Exclude<ErrorType, ''>, code: string = type): ApiError => {
    if (type === 'noRefToken') log('The refresh token is missing.')
    // A request in the background does not change what the user is reading.
    if (!state.showError || retrying) state.errorType = type
    broken = true
    retrying = false
    errorCount++
    state.showError = !silent
    return new ApiError({ kind: 'auth', code })
  }

  return {
    clear,

    /** A route that needs no login, or a session that was ended on purpose, shows no session error. */
    setSilent(value: boolean): void {
      silent = value
      if (value) state.showError = false
    },

    /**
     * A request starts, which clears the error state (spec §4), but one on the screen stays until a request succeeds, or
     * its panel would flicker. Returns what `pass` takes.
     */
    begin(): number {
      if (!state.showError) clear()
      return errorCount
    },

    /** The server let a request in: errors from before it are over. `before` is what `begin` returned. */
    pass(before: number): void {
      if (before === errorCount) clear()
    },

    /** The user tries again: a new error may replace the one on the screen. */
    retry(): void {
      retrying = true
    },

    fail,

    /** The error of a request that was refused again with a fresh `token`; the session is broken unless it has moved on. */
    refusedTwice(token: string): ApiError {
      const code = 'stillUnauthorized'
      return token === state.token ? fail('getTokenErr', code) : new ApiError({ kind: 'auth', code })
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
