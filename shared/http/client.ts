import type { BusinessCode } from './businessCodes.ts'
import { endpoints, type AnswerOf, type EndpointKey, type GivenOf } from './endpoints.ts'
import { lineOf, type AnyEndpoint } from './endpoint.ts'
import { request, type RequestSession, type SendOptions } from './requester.ts'

interface ClientOptions extends SendOptions {
  /** The server takes requests with the same key for one and the same order or payment. */
  readonly idempotencyKey?: string
}

type Options<K extends EndpointKey> = GivenOf<K> & ClientOptions
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

/** A `send` with further endpoints, which a remote brings: each of its releases keeps its own shapes in one page. */
export const sendWith = <M extends Table>(more: M) => {
  const table: Table = { ...endpoints, ...more }
  type Key = Extract<keyof M | keyof typeof endpoints, EndpointKey>
  return async <K extends Key>(key: K, ...[options]: Rest<K>): Promise<AnswerOf<K>> => {
    const endpoint = table[key]
    if (!endpoint) throw new Error(`No endpoint is called ${key}.`)
    if (!session) throw new Error('The shell has not created the session yet.')
    const { params, query, body, idempotencyKey, ...sending } = options ?? ({} as Options<K>)
    const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
    const job = { ...lineOf(key, params), ...endpoint, ...sending, query: queryOf(query), body, headers }
    return (await request({ session, businessCodeOf }, job)) as AnswerOf<K>
  }
}

/** Calls the API. Resolves with the checked answer or rejects with `ApiError`, within 30 seconds; shows nothing. */
export const send = sendWith({})
