import type { Shape } from './shapes/check.ts'
import { ApiError } from './apiError.ts'

/** One call of the API; its key says method and path. */
export interface Endpoint<T, B, Q extends string> {
  readonly shape: Shape<T>
  /** The spec §7 does not show this path, its body or its answer. */
  readonly assumed?: true
  /** A 401 here is about what was typed, not about the session: no refresh (spec §4 read with §8). */
  readonly signsIn?: true
  /** Sends a file: 30 seconds instead of 15. */
  readonly upload?: true
  /** Carries the types of body and query; there is no such value. */
  readonly sends?: { readonly body: B; readonly query: Q }
}

/** Texts of a body, by name: those that must be there, and those that may. */
export type Texts<Must extends string, May extends string = never> = Readonly<Record<Must, string>> &
  Readonly<Partial<Record<May, string>>>

type Marks = Pick<Endpoint<never, never, never>, 'assumed' | 'signsIn' | 'upload'>

/** Describes a call: types of body and query, then the shape of its answer and its marks. */
export const call =
  <B = undefined, Q extends string = never>() =>
  <T>(shape: Shape<T>, marks: Marks = {}): Endpoint<T, B, Q> => ({ shape, ...marks })

export const assumed = { assumed: true } as const

export type AnyEndpoint = Endpoint<unknown, unknown, string>

const idShape = /^[A-Za-z0-9_-]{1,64}$/

/** True for what may stand in a path as an id: 1 to 64 letters, digits, '_' or '-'. */
export const isId = (value: unknown): value is string => typeof value === 'string' && idShape.test(value)

export interface RequestLine {
  readonly method: string
  readonly path: string
}

/**
 * Method and path of an endpoint key with its parts put in. A part that is no id throws kind 'business' with code
 * 'invalidUserId' (spec §5: a missing user id is rejected, not sent) or 'invalidId'.
 */
export function lineOf(key: string, params: Readonly<Record<string, string>> = {}): RequestLine {
  const [method = '', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (isId(value)) return encodeURIComponent(value)
    const known = pattern.includes('/users/') ? 'invalidUserId' : 'invalidId'
    throw new ApiError({ kind: 'business', code: known, known, message: 'Invalid id' })
  })
  return { method, path }
}
