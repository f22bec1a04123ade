import type { BusinessCode } from './businessCodes.ts'
import { endpoints, type AnswerOf, type EndpointKey, type GivenOf } from './endpoints.ts'
import { lineOf, type AnyEndpoint } from './endpoint.ts'
import { request, type RequestSession } from './requester.ts'

interface SendOptions {
  readonly signal?: AbortSignal
  /** Limit of one attempt in milliseconds: 15,000 by default, for uploads 30,000. A call never takes more than 30,000. */
  readonly timeoutMs?: number
  /** A token in place of the session's, or '' for none; it is never refreshed. */
  readonly token?: string
  /** The server takes requests with the same key for one and the same order or payment. */
  readonly idempotencyKey?: string
}

type Options<K extends EndpointKey> = GivenOf<K> & SendOptions
type Rest<K extends EndpointKey> = object extends GivenOf<K> ? [options?: Options<K>] : [options: Options<K>]

let session: RequestSession | undefined

/** Has every request carry this session's token. */
export function connectSession(next: RequestSession): void {
  session = next
}

/** Looks a code up in the table, which is loaded when first needed; undefined where it cannot be loaded. */
async function businessCodeOf(code: number): Promise<BusinessCode | undefined> {
  try {
    const { businessCodes } = await import(/* webpackChunkName: "codes" */ './businessCodes.ts')
    return businessCodes.get(code)
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
    { session, businessCodeOf },
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
 * A `send` with further endpoints: a remote brings those that it alone calls. So each release of a remote keeps its own
 * shapes, also while another release runs in the same page.
 */
export const sendWith = <M extends Table>(more: M) => {
  const table: Table = { ...endpoints, ...more }
  type Key = Extract<keyof M | keyof typeof endpoints, EndpointKey>
  return async <K extends Key>(key: K, ...[options]: Rest<K>): Promise<AnswerOf<K>> => {
    const endpoint = table[key]
    if (!endpoint) throw new Error(`No endpoint is called ${key}.`)
    return call(endpoint, key, options ?? ({} as Options<K>))
  }
}

/**
 * Calls the API. Resolves with the checked answer; rejects with `ApiError` and shows nothing (`reportError` does).
 * Ends within 30 seconds, whatever happens.
 */
export const send = sendWith({})
