/** One release event on this page; `of` is a ref or a channel. */
export interface LogEntry {
  readonly at: number
  readonly what: string
  readonly of: string
  readonly why?: string
}

const entries: LogEntry[] = []

/** Keeps the last 50 events, for the QA panel and for tests; none of them is secret. */
export function log(what: string, of: string, why?: string): void {
  entries.push({ at: Date.now(), what, of, ...(why && { why }) })
  if (entries.length > 50) entries.shift()
}

export const releaseLog = (): readonly LogEntry[] => entries
