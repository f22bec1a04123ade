import { apiOrigins } from '@companion/shared/http/base'
import type { AnyEndpoint } from '@companion/shared/http/endpoint'
import { calls, specifiedCalls } from './calls.ts'
import { readCalls, type DescribedCall } from './readCalls.ts'
import type { JsonSchema } from './schemaOf.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: true
  readonly description?: string
  readonly schema: JsonSchema
}

interface Body {
  readonly required?: true
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body | { readonly $ref: string }>>
}

/** The subset of OpenAPI 3.1 that this project's document uses. */
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

const table: Readonly<Record<string, AnyEndpoint>> = calls

/**
 * Calls that the page can repeat although the first one succeeded. They get an idempotency key, so that the
 * server treats both as one.
 */
const repeatable = /^POST \/api\/v1\/orders(\/:id\/payments)?$/

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Calls with the same key are one and the same order or payment.',
  schema: { type: 'string' },
}

const picture: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', description: 'The bytes of a JPEG picture.' } },
  required: ['file'],
}

const problem: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: ['integer', 'string'] },
    message: { type: 'string' },
    field: { type: 'string', description: 'The field of the request that is refused.' },
    retryAfter: { type: 'number', minimum: 0, description: 'Seconds.' },
  },
  required: ['code', 'message'],
}

const about = `Every call that the page makes, and what it reads of the answers.

An answer may also come within \`{"data": …}\`, ids as numbers, and numbers as texts of digits. Of an optional field null
and "" mean the same as no field. Fields that are not named here are ignored. A wrong 2xx answer counts as a failure.
The page sends its access token whenever it has one, and renews it once when the server refuses it with 401.
Calls marked \`x-assumed\` are not in the specification: a server may name things otherwise.`

/** Returns an operation's id: `POST /api/v1/users/:userId/phone` → `postUsersUserIdPhone`. */
const idOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api/v1', '')
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function parametersOf({ key, query }: DescribedCall): Parameter[] {
  const ids = [...key.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => {
    const schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }
    return { name, in: 'path', required: true, schema }
  })
  const texts = query.map((name): Parameter => ({ name, in: 'query', schema: { type: 'string' } }))
  return [...ids, ...texts, ...(repeatable.test(key) ? [idempotencyKey] : [])]
}

function operationOf(call: DescribedCall): Operation {
  const [method = '', path = ''] = call.key.split(' ')
  const marks = table[call.key]
  const parameters = parametersOf(call)
  const content: Body['content'] =
    call.body && marks?.upload
      ? { 'multipart/form-data': { schema: picture } }
      : call.body && { 'application/json': { schema: call.body } }
  return {
    operationId: idOf(method, path),
    tags: [path.split('/')[3] ?? ''],
    ...(marks?.signsIn && { description: 'A 401 is about what was typed: the page renews no token.' }),
    // The specification doesn't show these calls, so their format is an assumption.
    ...((marks?.assumed || !(call.key in specifiedCalls)) && { 'x-assumed': true }),
    ...(parameters.length && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      '2XX': call.answer
        ? { description: 'Carried out.', content: { 'application/json': { schema: call.answer } } }
        : { description: 'Carried out; nobody reads the body.' },
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

/** Builds the OpenAPI document from the endpoint tables. */
function openApi(): OpenApi {
  const { calls: described, schemas } = readCalls()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of described) {
    const [method = '', path = ''] = call.key.split(' ')
    const at = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    at[method.toLowerCase()] = operationOf(call)
  }
  const refused = {
    description: 'Refused, with the reason.',
    content: { 'application/json': { schema: problem } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Companion API', version: '1', description: about },
    servers: apiOrigins.map((url) => ({ url })),
    security: [{}, { accessToken: [] }],
    paths,
    components: {
      schemas,
      responses: { Problem: refused },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  } as OpenApi
}

/** Returns the OpenAPI document's text as it's committed. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 1)}\n`
