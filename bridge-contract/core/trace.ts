/** One line of the trace. `data` has been through `redact`: no secret is ever in here. */
export interface TraceEntry {
  readonly at: number
  readonly kind: 'call' | 'reply' | 'late' | 'event' | 'fault'
  readonly name: string
  readonly outcome?: string
  readonly ms?: number
  readonly data?: unknown
}

export interface Trace {
  add(entry: TraceEntry): void
  /** The last entries, oldest first. */
  read(): readonly TraceEntry[]
}

const kept = 200

/** A ring: the newest entries push the oldest out. */
export function createTrace(): Trace {
  const entries: TraceEntry[] = []
  return {
    add(entry) {
      entries.push(entry)
      if (entries.length > kept) entries.shift()
    },
    read: () => [...entries],
  }
}
