import type { TraceEntry } from '@companion/bridge-contract'
import { isPlainObject, ownValue, tryParseJson } from '@companion/shared/platform/json'

/** A load of the page, or a move to another of its screens; what stands below it in the file is from then on. */
export interface TraceStep {
  /** Milliseconds since the first load of the trace began, as of all entries. */
  readonly at: number
  /** Path and flags, as they were on arrival. */
  readonly address: string
  readonly load: boolean
}

/** One call to the API, as a trace keeps it: without secrets and personal data. */
export interface ApiCall {
  readonly at: number
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly request?: unknown
  /** 0 where no answer came. */
  readonly status: number
  /** The page did not wait for it: it gave up, or was left, or the recording ended. */
  readonly open?: true
  readonly ms: number
  /** The answer; text where it is no JSON. */
  readonly response?: unknown
  /** Why there is no answer, or what the workbench has put in its way. */
  readonly note?: string
}

/** Where a trace was recorded. */
interface TraceHead {
  readonly trace: 1
  /** Where the recording ended. */
  readonly address: string
  readonly brand: string
  readonly lang: string
  readonly userAgent: string
  readonly viewport: string
  readonly releases: Readonly<Record<string, string>>
  readonly bridge: string
  readonly date: string
  /** Whether somebody was signed in. */
  readonly signedIn: boolean
}

export interface Trace {
  readonly head: TraceHead
  /** One at least, oldest first. */
  readonly steps: readonly TraceStep[]
  readonly api: readonly ApiCall[]
  readonly bridge: readonly TraceEntry[]
}

const line = (kind: string) => (entry: object) => JSON.stringify({ [kind]: entry })

/** A trace as lines of JSON: the head, then steps, calls of the API and of the bridge in their order. */
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
 * Whether a text is the path of an address on this page's own origin, as a browser reads it: that takes `\` for `/` and
 * passes tabs and line breaks over, so the text itself does not tell.
 */
function isAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false
  try {
    // Any origin will do.
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

/** Reads what `writeTrace` has written. Throws with the line that is none. */
export function readTrace(text: string): Trace {
  const [first, ...rest] = text.split('\n').filter((each) => each.trim())
  const head = tryParseJson(first ?? '')
  if (!isPlainObject(head) || head['trace'] !== 1 || !isAddress(head['address']))
    throw new Error('This file is no trace of this page.')
  const found: Record<string, unknown[]> = { step: [], api: [], bridge: [] }
  rest.forEach((each, at) => {
    const [[kind = '', entry] = []] = Object.entries(Object(tryParseJson(each)) as object)
    const isEntry = ownValue(checks, kind) as (typeof checks)['step'] | undefined
    if (!isPlainObject(entry) || !isEntry?.(entry)) throw new Error(`Line ${at + 2} is no entry of a trace.`)
    found[kind]!.push(entry)
  })
  const { step, api, bridge } = found
  // A phone may have noted what was asked alone.
  const steps = step!.length ? step : [{ at: 0, address: head['address'], load: true }]
  return { head, steps, api, bridge } as unknown as Trace
}

/**
 * What a replay that begins at this step has of each kind of entry: all from then on, else the last one before, as a page
 * that comes straight there asks for what the recorded one had.
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
