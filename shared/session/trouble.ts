import { ApiFailure } from '../http/failure.ts'
import type { ErrorType, SessionState } from './state.ts'

export interface TroubleParts {
  readonly session: SessionState
  readonly log: (text: string) => void
  /** Called when tokens are there again after the session had been broken. */
  readonly onRestored: () => void
}

/** The session's error state (spec §4): when it is raised, shown, cleared and overcome. */
export function createTrouble({ session, log, onRestored }: TroubleParts) {
  let broken = false
  let silent = false

  const clear = (): void => {
    session.errorType = ''
    session.showError = false
  }

  return {
    /** A route that needs no login, or a session that was ended on purpose, shows no session error. */
    beSilent(value: boolean): void {
      silent = value
      if (value) session.showError = false
    },

    /** The error state is cleared at the start of every request (spec §4). */
    clear,

    /** Raises an error state; `code` says more where the state alone does not. */
    fail(type: Exclude<ErrorType, ''>, code: string = type): ApiFailure {
      if (type === 'noRefToken') log('The refresh token is missing.')
      broken = true
      session.errorType = type
      session.showError = !silent
      return new ApiFailure({ kind: 'auth', code })
    },

    /** Tokens are there again. */
    overcome(): void {
      clear()
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
