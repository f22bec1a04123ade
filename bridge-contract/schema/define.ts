import { assertName, s } from './schema.ts'
import type { Fields, Infer, NoShape, ObjectShape, Schema, Version } from './schema.ts'

/**
 * `notify` expects no answer. The app answers a `query` by itself. It acknowledges an `interactive` call,
 * then waits for a person.
 */
export type Kind = 'notify' | 'query' | 'interactive'
type Platform = 'android' | 'ios'

interface MethodOptions {
  /** The contract version that added the method. Default: 1.0.0. */
  readonly since?: Version
  readonly removedIn?: Version
  readonly platforms?: readonly Platform[]
  /**
   * The timeout in milliseconds of visible time. For an interactive method it ends with the acknowledgement.
   * Default: `usualMs`.
   */
  readonly timeoutMs?: number
  /** Equal calls in flight share one native call. */
  readonly coalesce?: true
  /** The payloads contain tokens, so a call from inside a frame rejects. */
  readonly secret?: true
  /** The error codes that an app can answer with, besides the general ones. */
  readonly errors?: readonly string[]
  /** The method's names in older apps, tried in order. */
  readonly legacyNames?: readonly string[]
  /** The method also works in a browser if the page has a fallback. */
  readonly web?: true
}

/** A method, as plain data. */
export type Method<
  P extends Schema = Schema,
  R extends Schema = Schema,
  F extends MethodOptions = MethodOptions,
> = F & { readonly name: string; readonly kind: Kind; readonly params: P; readonly result: R }

export type ParamsOf<M extends { params: Schema }> = Infer<M['params']>
export type ResultOf<M extends { result: Schema }> = Infer<M['result']>
/** The error codes that a method declares. The `detail` of a HOST_ERROR contains one of them. */
export type ErrorOf<M extends { errors?: readonly string[] }> = M extends { errors: readonly (infer E)[] }
  ? E
  : never

/**
 * Fields by name, one shape or nothing. A function defers the constructor calls, so that bundlers can drop an
 * unused method.
 */
type Shapes = Fields | Schema
type Given = Shapes | (() => Shapes) | null | undefined
type ShapeOf<G extends Given> = G extends () => infer T ? Of<T> : Of<G>
type Of<T> = T extends Schema ? T : T extends Fields ? ObjectShape<T> : NoShape

function shapeOf<G extends Given>(given: G): ShapeOf<G> {
  const shapes: Shapes = typeof given === 'function' ? given() : ((given as Shapes | null) ?? s.none())
  return (typeof shapes.t === 'string' ? shapes : s.obj(shapes as Fields)) as ShapeOf<G>
}

type Nothing = NonNullable<unknown>

const define =
  (kind: Kind) =>
  <P extends Given, R extends Given = null, const F extends MethodOptions = Nothing>(
    name: string,
    params: P,
    result?: R,
    options?: F,
  ): Method<ShapeOf<P>, ShapeOf<R>, F> => {
    assertName(name)
    return { name, kind, params: shapeOf(params), result: shapeOf(result as R), ...options! }
  }

/** Defines a method the app answers by itself. */
export const query = /* @__PURE__ */ define('query')

/** Defines a method a person answers. */
export const interaction = /* @__PURE__ */ define('interactive')

/** Defines a method that needs no answer. */
export const notice = /* @__PURE__ */ define('notify')

interface EventOptions {
  readonly since?: Version
  /** Listeners added later get the last value. */
  readonly sticky?: true
}

export type BridgeEvent<D extends Schema = Schema> = EventOptions & {
  readonly name: string
  readonly data: D
}
export type DataOf<E extends { data: Schema }> = Infer<E['data']>

/** Defines an event that the app can send. */
export function event<D extends Given>(
  name: string,
  data: D,
  options?: EventOptions,
): BridgeEvent<ShapeOf<D>> {
  assertName(name)
  return { name, data: shapeOf(data), ...options }
}
