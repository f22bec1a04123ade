import type { TraceEntry } from '@companion/bridge-contract'
import { isPlainObject } from '@companion/shared/platform/json'
import { tryParseJson } from '../../releases/model/envelope.ts'

/** One call to the API, as a trace keeps it: without secrets and personal data. */
export interface ApiCall {
  /** Milliseconds of the page's clock. */
  readonly at: number
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly request?: unknown
  /** 0 where no answer came. */
  readonly status: number
  readonly ms: number
  /** The answer; text where it is no JSON. */
  readonly response?: unknown
  /** Why there is no answer, or what the workbench has put in its way. */
  readonly note?: string
}

/** Where a trace was recorded. */
interface TraceHead {
  readonly trace: 1
  /** Path and flags of the page, without tokens. */
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
  readonly api: readonly ApiCall[]
  readonly bridge: readonly TraceEntry[]
}

const line = (kind: string) => (entry: object) => JSON.stringify({ [kind]: entry })

/** A trace as lines of JSON: the head, then calls of the API and of the bridge in their order. */
export function writeTrace({ head, api, bridge }: Trace): string {
  const entries = [
    ...api.map((call) => [call.at, line('api')(call)] as const),
    ...bridge.map((entry) => [entry.at, line('bridge')(entry)] as const),
  ]
  const lines = [...entries].sort(([a], [b]) => a - b)
  return [JSON.stringify(head), ...lines.map(([, text]) => text)].join('\n')
}

const isCall = (value: unknown): value is ApiCall =>
  isPlainObject(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string'
const isEntry = (value: unknown): value is TraceEntry =>
  isPlainObject(value) && typeof value['kind'] === 'string' && typeof value['name'] === 'string'

/** Reads what `writeTrace` has written. Throws with the line that is none. */
export function readTrace(text: string): Trace {
  const [head, ...rest] = text.split('\n').filter((each) => each.trim())
  const found = tryParseJson(head ?? '')
  if (
    !isPlainObject(found) ||
    found['trace'] !== 1 ||
    typeof found['address'] !== 'string' ||
    !/^\/(?!\/)/.test(found['address'])
  )
    throw new Error('This file is no trace of this page.')
  const api: ApiCall[] = []
  const bridge: TraceEntry[] = []
  rest.forEach((each, at) => {
    const entry = tryParseJson(each)
    if (isPlainObject(entry) && isCall(entry['api'])) api.push(entry['api'])
    else if (isPlainObject(entry) && isEntry(entry['bridge'])) bridge.push(entry['bridge'])
    else throw new Error(`Line ${at + 2} is no entry of a trace.`)
  })
  return { head: found as unknown as TraceHead, api, bridge }
}
