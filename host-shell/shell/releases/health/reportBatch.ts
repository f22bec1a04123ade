import type { Attributes, LogEntry, Point } from './otlp.ts'

export interface Report {
  readonly entries: readonly LogEntry[]
  readonly points: readonly Point[]
  readonly since: number
}

/** Maximum number of entries per batch. A healthy page never reaches it, and further entries are dropped. */
const entriesKept = 100

/** Collects the entries and counts since the last report. */
export function createBatch(clock: () => number, facts: Attributes, tell: (entry: LogEntry) => void) {
  let entries: LogEntry[] = []
  let counts = new Map<string, Point & { count: number }>()
  let measured: Point[] = []
  let since = clock()
  return {
    log: (event: string, severity: LogEntry['severity'], attributes: Attributes, body?: Attributes): void => {
      if (entries.length >= entriesKept) return
      const all = { ...facts, ...attributes }
      const entry = { at: clock(), event, severity, attributes: all, ...(body && { body }) }
      entries.push(entry)
      tell(entry)
    },
    count: (name: string, own: Attributes): void => {
      const attributes = { ...facts, ...own }
      const key = name + JSON.stringify(attributes)
      const point = counts.get(key) ?? { metric: name, attributes, count: 0 }
      counts.set(key, { ...point, count: point.count + 1 })
    },
    measure: (point: Point): void => void measured.push(point),
    isEmpty: () => !entries.length && !counts.size && !measured.length,
    drain: (): Report => {
      const report = { entries, points: [...counts.values(), ...measured], since }
      entries = []
      counts = new Map()
      measured = []
      since = clock()
      return report
    },
  }
}

export type Batch = ReturnType<typeof createBatch>
