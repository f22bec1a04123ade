import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApi, Operation } from './openApi.ts'

/** A request as sent, and its response. */
export interface Exchange {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
  readonly status: number
  readonly text: string
}

interface Found {
  readonly operation: Operation
  /** JSON pointer to the operation in the OpenAPI document. */
  readonly at: string
  readonly ids: Readonly<Record<string, string>>
}

/** Headers that every request has. An OpenAPI document doesn't list them. */
const everywhere = new Set(['accept', 'authorization', 'content-type'])
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns a `fetch` that records each exchange. */
export function recordingFetch(exchanges: Exchange[]): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const { method = 'GET', headers, body } = init ?? {}
    exchanges.push({
      method,
      url: new URL(String(input)),
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      status: answer.status,
      text: await answer.clone().text(),
    })
    return answer
  }
}

/** Returns a function that checks requests and responses against an OpenAPI document. */
export function exchangeChecker(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document, 'api')
  const compiled = new Map<string, ValidateFunction>()
  /** Returns the violations of a schema. With `closed`, an unknown field is a violation too. */
  const faultsIn = (value: unknown, at: string, closed: boolean): string[] => {
    const check =
      compiled.get(at) ?? ajv.compile({ $ref: `api#${at}`, ...(closed && { unevaluatedProperties: false }) })
    compiled.set(at, check)
    check(value)
    return (check.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }

  const find = ({ method, url }: Exchange): Found | undefined => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const match = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(url.pathname)
      const operation = operations[method.toLowerCase()]
      // Otherwise `/users/current` would match `/users/{id}` too.
      if (match && operation && !(match.groups && document.paths[url.pathname]))
        return { operation, at: `/paths/${escaped(path)}/${method.toLowerCase()}`, ids: { ...match.groups } }
    }
    return undefined
  }

  const requestFaults = ({ url, headers, body }: Exchange, { operation, at, ids }: Found): string[] => {
    const given = {
      path: ids,
      query: Object.fromEntries(url.searchParams),
      header: Object.fromEntries([...headers].filter(([name]) => !everywhere.has(name))),
    }
    const { parameters = [], requestBody } = operation
    const faults = Object.entries(given).flatMap(([place, values]) =>
      Object.entries(values).flatMap(([name, value]) => {
        const index = parameters.findIndex(
          (one) => one.in === place && one.name.toLowerCase() === name.toLowerCase(),
        )
        return index < 0 ? [`${place} ${name}`] : faultsIn(value, `${at}/parameters/${index}/schema`, false)
      }),
    )
    const [type] = Object.keys(requestBody?.content ?? {})
    if (!type || body === undefined) return type || body !== undefined ? [...faults, 'body'] : faults
    const value = body instanceof FormData ? Object.fromEntries([...body].map(([name]) => [name, ''])) : body
    return [...faults, ...faultsIn(value, `${at}/requestBody/content/${escaped(type)}/schema`, true)]
  }

  const answerFaults = ({ status, text }: Exchange, { operation, at }: Found): string[] => {
    if (status >= 400) {
      const problem = '/components/responses/Problem/content/application~1json/schema'
      return faultsIn(JSON.parse(text), problem, false)
    }
    const answer = operation.responses['2XX']!
    if ('$ref' in answer || !answer.content) return []
    return faultsIn(JSON.parse(text), `${at}/responses/2XX/content/application~1json/schema`, false)
  }

  /** Returns the operation of an exchange, and all violations of the OpenAPI document. */
  return (exchange: Exchange): { readonly operation: string; readonly faults: readonly string[] } => {
    const found = find(exchange)
    if (!found) return { operation: '', faults: [`${exchange.method} ${exchange.url.pathname} is unknown`] }
    const faults = [...requestFaults(exchange, found), ...answerFaults(exchange, found)]
    return { operation: found.operation.operationId, faults }
  }
}
