interface Entry {
  readonly kind: string
  readonly name: string
  readonly outcome: string
}

/** How many troubles are worth reading. */
const most = 5

/** The codes of what went wrong last: of the session and of calls to the app. Codes only, never data. */
export function lastTroubles(errorType: string, trace: readonly Entry[]): readonly string[] {
  const failed = trace
    .filter(({ kind, outcome }) => kind === 'fault' || (kind === 'reply' && outcome !== 'ok'))
    .map(({ name, outcome }) => `${name} ${outcome}`)
  return [...(errorType ? [errorType] : []), ...new Set(failed)].slice(-most)
}
