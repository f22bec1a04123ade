import type { Shape } from './shapes/check.ts'
import { ApiError } from './apiError.ts'

/** An endpoint of the API. Its key in the table contains its method and path. */
export interface Endpoint<T, B, Q extends string> {
  readonly shape: Shape<T>
  /** The spec §7 lacks the path, the request body or the response. */
  readonly assumed?: true
  /** A 401 means that the typed credentials are wrong, so the token isn't refreshed (spec §4 with §8). */
  readonly signsIn?: true
  /** The request sends a file, so its timeout is 30 seconds instead of 15. */
  readonly upload?: true
  /** Only for the types of body and query. It has no value. */
  readonly sends?: { readonly body: B; readonly query: Q }
}

/** String fields of a request body: the required ones, then the optional ones. */
export type Texts<Must extends string, May extends string = never> = Readonly<Record<Must, string>> &
  Readonly<Partial<Record<May, string>>>

type Marks = Pick<Endpoint<never, never, never>, 'assumed' | 'signsIn' | 'upload'>

/** Describes an endpoint: the types of its body and query, then the shape of its response and its flags. */
export const call =
  <B = undefined, Q extends string = never>() =>
  <T>(shape: Shape<T>, marks: Marks = {}): Endpoint<T, B, Q> => ({ shape, ...marks })

export const assumed = { assumed: true } as const

export type AnyEndpoint = Endpoint<unknown, unknown, string>

const idShape = /^[A-Za-z0-9_-]{1,64}$/

/** Whether a value can be an id in a path: 1 to 64 letters, digits, '_' or '-'. */
export const isId = (value: unknown): value is string => typeof value === 'string' && idShape.test(value)

export interface RequestLine {
  readonly method: string
  readonly path: string
}

/**
 * Returns the method and path of an endpoint key, with its parameters. For an invalid id, throws a 'business'
 * error 'invalidUserId' (spec §5: a request without a user id isn't sent) or 'invalidId'.
 */
export function lineOf(key: string, params: Readonly<Record<string, string>> = {}): RequestLine {
  const [method = '', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (isId(value)) return encodeURIComponent(value)
    const known = pattern.includes('/users/') ? 'invalidUserId' : 'invalidId'
    throw new ApiError({ type: 'business', code: known, known, message: 'Invalid id' })
  })
  return { method, path }
}
