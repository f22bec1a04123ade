import type { BusinessCode } from './businessCodes.ts'
import { endpoints, type AnswerOf, type EndpointKey, type GivenOf } from './endpoints.ts'
import { lineOf, type AnyEndpoint } from './endpoint.ts'
import { request, type RequestSession } from './requester.ts'

interface SendOptions {
  readonly signal?: AbortSignal
  /** Limit of one attempt in milliseconds; 15,000, for uploads 30,000. All in all it is never more than 30,000. */
  readonly timeoutMs?: number
  /** A token other than the session's, or '' for none; then nothing is refreshed. */
  readonly token?: string
  /** Makes a repeated order or payment the same one. */
  readonly idempotencyKey?: string
}

type Options<K extends EndpointKey> = GivenOf<K> & SendOptions
type Rest<K extends EndpointKey> = object extends GivenOf<K> ? [options?: Options<K>] : [options: Options<K>]

let session: RequestSession | undefined

/** Has every request carry this session's token. */
export function connectSession(next: RequestSession): void {
  session = next
}

let moved: Readonly<Record<string, number>> = {}

/** Moves business texts to the codes the real server uses, by key. */
export function setBusinessCodes(byKey: Readonly<Record<string, number>>): void {
  moved = byKey
}

/** The table comes when a server first answers with such a code; where it cannot be had, the server's words count. */
async function known(code: number): Promise<BusinessCode | undefined> {
  try {
    const { businessCodes } = await import(/* webpackChunkName: "codes" */ './businessCodes.ts')
    return businessCodes(moved).get(code)
  } catch {
    return undefined
  }
}

function queryOf(given: Readonly<Record<string, string | number | undefined>> = {}): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query[name] = String(value)
  return query
}

type Table = Readonly<Record<string, AnyEndpoint>>

async function call<K extends EndpointKey>(
  endpoint: AnyEndpoint,
  key: K,
  { params, query, body, idempotencyKey, ...options }: Options<K>,
): Promise<AnswerOf<K>> {
  if (!session) throw new Error('The shell has not created the session yet.')
  const answer = await request(
    { session, known },
    {
      ...lineOf(key, params),
      shape: endpoint.shape,
      signsIn: endpoint.signsIn ?? false,
      upload: endpoint.upload ?? false,
      query: queryOf(query),
      body,
      headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      ...options,
    },
  )
  return answer as AnswerOf<K>
}

/**
 * A `send` that knows further calls: a remote brings those that it alone makes. Each release of a remote keeps its
 * own shapes that way, also while another release lives in the same page.
 */
export const sendWith = <M extends Table>(more: M) => {
  const known: Table = { ...endpoints, ...more }
  type Key = Extract<keyof M | keyof typeof endpoints, EndpointKey>
  return async <K extends Key>(key: K, ...[options]: Rest<K>): Promise<AnswerOf<K>> => {
    const endpoint = known[key]
    if (!endpoint) throw new Error(`nobody has said what ${key} answers`)
    return call(endpoint, key, options ?? ({} as Options<K>))
  }
}

/**
 * The one way to call the API. Resolves with the checked answer; rejects with `ApiError` and shows nothing: that is
 * for `reportError`. Ends within 30 seconds, whatever happens.
 */
export const send = sendWith({})
