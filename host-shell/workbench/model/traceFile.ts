import type { TraceEntry } from '@companion/bridge-contract'
import { isPlainObject, ownValue, tryParseJson } from '@companion/shared/platform/json'

/** A page load, or a navigation to another screen. The entries that follow it in the file belong to it. */
export interface TraceStep {
  /** Milliseconds since the start of the trace's first load. All entries use this clock. */
  readonly at: number
  /** Path and query at the start of the step. */
  readonly address: string
  readonly load: boolean
}

/** One API call in a trace, without secrets and personal data. */
export interface ApiCall {
  readonly at: number
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly request?: unknown
  /** 0 if there was no response. */
  readonly status: number
  /**
   * True if the page didn't get the response: it aborted the request or was closed, or the recording ended.
   */
  readonly open?: true
  readonly ms: number
  /** Response body: parsed JSON, or plain text if it isn't JSON. */
  readonly response?: unknown
  /** The reason for a missing response, or the fault that the workbench injected. */
  readonly note?: string
}

/** Metadata of a trace. */
interface TraceHead {
  readonly trace: 1
  /** Path and query at the end of the recording. */
  readonly address: string
  readonly brand: string
  readonly lang: string
  readonly userAgent: string
  readonly viewport: string
  readonly releases: Readonly<Record<string, string>>
  readonly bridge: string
  readonly date: string
  /** True if a user was logged in. */
  readonly signedIn: boolean
}

export interface Trace {
  readonly head: TraceHead
  /** At least one step, oldest first. */
  readonly steps: readonly TraceStep[]
  readonly api: readonly ApiCall[]
  readonly bridge: readonly TraceEntry[]
}

const line = (kind: string) => (entry: object) => JSON.stringify({ [kind]: entry })

/**
 * Serialises a trace as lines of JSON. The first line is the metadata. Steps, API calls and bridge calls
 * follow in chronological order.
 */
export function writeTrace({ head, steps, api, bridge }: Trace): string {
  const entries = [
    ...steps.map((step) => [step.at, line('step')(step)] as const),
    ...api.map((call) => [call.at, line('api')(call)] as const),
    ...bridge.map((entry) => [entry.at, line('bridge')(entry)] as const),
  ]
  const lines = [...entries].sort(([a], [b]) => a - b)
  return [JSON.stringify(head), ...lines.map(([, text]) => text)].join('\n')
}

/**
 * Returns true if a value is a path on this page's own origin. Parses it as a browser does, because browsers
 * treat `\` as `/` and skip tabs and line breaks, so comparing text isn't enough.
 */
function isAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false
  try {
    // The choice of origin doesn't affect the result.
    const { origin } = new URL('https://page.invalid')
    return new URL(value, origin).origin === origin
  } catch {
    return false
  }
}

const checks: { readonly [Kind in 'step' | 'api' | 'bridge']: (entry: Record<string, unknown>) => boolean } =
  {
    step: ({ at, address, load }) =>
      typeof at === 'number' && typeof load === 'boolean' && isAddress(address),
    api: ({ method, path }) => typeof method === 'string' && typeof path === 'string',
    bridge: ({ kind, name }) => typeof kind === 'string' && typeof name === 'string',
  }

/** Parses the output of `writeTrace`. Throws an error with the line's number if a line is invalid. */
export function readTrace(text: string): Trace {
  const [first, ...rest] = text.split('\n').filter((each) => each.trim())
  const head = tryParseJson(first ?? '')
  if (!isPlainObject(head) || head['trace'] !== 1 || !isAddress(head['address']))
    throw new Error('This file is no trace of this page.')
  const entries = rest.map((each, at) => {
    const [[kind = '', entry] = []] = Object.entries(Object(tryParseJson(each)) as object)
    const isEntry = ownValue(checks, kind) as (typeof checks)['step'] | undefined
    if (!isPlainObject(entry) || !isEntry?.(entry)) throw new Error(`Line ${at + 2} is no entry of a trace.`)
    return { kind, entry }
  })
  const ofKind = (wanted: keyof typeof checks) =>
    entries.flatMap(({ kind, entry }) => (kind === wanted ? [entry] : []))
  const step = ofKind('step')
  // A trace recorded on a phone can lack steps, so one is added.
  const steps = step.length ? step : [{ at: 0, address: head['address'], load: true }]
  return { head, steps, api: ofKind('api'), bridge: ofKind('bridge') } as unknown as Trace
}

/**
 * Groups the entries for a replay that starts at this step, by kind. Each group contains the entries after
 * the step. If there are none, it contains the last one before, because a page opened directly at this step
 * requests data that the recorded page already had.
 */
export function fromStep<T extends { readonly at: number }>(
  entries: readonly T[],
  { at }: TraceStep,
  kindOf: (entry: T) => string,
): Map<string, T[]> {
  const kinds = new Map<string, T[]>()
  for (const entry of entries) {
    const kind = kindOf(entry)
    const known = kinds.get(kind) ?? []
    const isFirst = entry.at >= at && known.every((one) => one.at < at)
    kinds.set(kind, entry.at < at || isFirst ? [entry] : [...known, entry])
  }
  return kinds
}
