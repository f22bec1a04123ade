/** One release event on this page; `of` is a ref or a channel. */
export interface Note {
  readonly at: number
  readonly what: string
  readonly of: string
  readonly why?: string
}

const notes: Note[] = []

/** Keeps the last 50 events, for the QA panel and for tests; none of them is secret. */
export function note(what: string, of: string, why?: string): void {
  notes.push({ at: Date.now(), what, of, ...(why && { why }) })
  if (notes.length > 50) notes.shift()
}

export const journal = (): readonly Note[] => notes
