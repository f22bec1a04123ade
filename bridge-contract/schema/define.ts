import { assertName, type Schema, type Version } from './schema.ts'
import type { Infer } from './infer.ts'

/** `notify` expects no answer, `query` answers by itself, `interactive` waits for a person and is acknowledged first. */
export type Kind = 'notify' | 'query' | 'interactive'
export type Platform = 'android' | 'ios'

export interface MethodFacts {
  readonly kind: Kind
  readonly params: Schema
  readonly result: Schema
  /** Contract version that brought the method. */
  readonly since: Version
  readonly removedIn?: Version
  readonly platforms?: readonly Platform[]
  /** Visible milliseconds until TIMEOUT; of an interactive method, until its acknowledgement. */
  readonly timeoutMs: number
  /** Equal calls in flight share one native call. */
  readonly coalesce?: true
  /** Carries tokens: refused inside a frame. */
  readonly secret?: true
  /** The error codes an app may answer with, besides the general ones. */
  readonly errors?: readonly string[]
  /** What older apps call it, tried in order. The specification hides the real names: they are data, per brand. */
  readonly legacyNames?: readonly string[]
  /** A browser can do it too, if the page brings the fallback. */
  readonly web?: true
}

export type Method<F extends MethodFacts = MethodFacts> = F & { readonly name: string }
export type ParamsOf<M extends { params: Schema }> = Infer<M['params']>
export type ResultOf<M extends { result: Schema }> = Infer<M['result']>
export type ErrorOf<M extends { errors?: readonly string[] }> = M['errors'] extends readonly (infer E)[]
  ? E
  : never

export interface EventFacts {
  readonly data: Schema
  readonly since: Version
  /** The last value is kept and given to whoever listens later. */
  readonly sticky?: true
  /** Where `bridgeInfo().state` holds the value of the start, if it does. */
  readonly state?: string
}

export type BridgeEvent<F extends EventFacts = EventFacts> = F & { readonly name: string }
export type DataOf<E extends { data: Schema }> = Infer<E['data']>

type MethodInput = Partial<MethodFacts>
type Defaults = {
  kind: 'query'
  params: { readonly t: 'none' }
  result: { readonly t: 'none' }
  since: '1.0.0'
  timeoutMs: number
}
type Filled<I> = I & Omit<Defaults, keyof I>

const limits: { readonly [kind in Kind]: number } = { notify: 500, query: 8000, interactive: 3000 }
const none = { t: 'none' } as const

/**
 * Describes a method. The facts come from a function, so that a bundle that does not import the method loses all of it.
 * Defaults: a query of version 1.0.0 without parameters and result; 500 ms to notify, 8 s to ask, 3 s to acknowledge.
 */
export function method<const I extends MethodInput>(
  name: string,
  facts: () => I,
): Filled<I> & { readonly name: string } {
  assertName(name)
  const given = facts()
  const kind = given.kind ?? 'query'
  const filled = { name, params: none, result: none, since: '1.0.0', timeoutMs: limits[kind], ...given, kind }
  return filled as unknown as Filled<I> & { readonly name: string }
}

/** Describes an event the app may send. */
export function event<const I extends Partial<EventFacts>>(
  name: string,
  facts: () => I,
): I & Omit<{ data: { readonly t: 'none' }; since: '1.0.0' }, keyof I> & { readonly name: string } {
  assertName(name)
  return { name, data: none, since: '1.0.0', ...facts() } as never
}
