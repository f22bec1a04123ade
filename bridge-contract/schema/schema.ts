import type { KnownName, known } from './known.ts'

/** A contract version, `major.minor.patch`. */
export type Version = `${number}.${number}.${number}`

/** Compares two versions. Returns a negative number if `a` is older, and 0 if they are equal. */
export const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** Limits of a number or of a text's length. `secret` keeps the value out of traces. */
interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly secret?: true
}

/** Text without `max` is limited to 64 Ki characters. */
export interface TextShape extends Bounds {
  readonly t: 'str'
  /** The source of a regular expression. Without anchors of its own it also matches a part of the text. */
  readonly pattern?: string
}

export interface NumberShape extends Bounds {
  readonly t: 'int' | 'num'
}

export interface BareShape<T extends 'bool' | 'none'> {
  readonly t: T
}
export type NoShape = BareShape<'none'>

export interface ChoiceShape<V extends string = string> {
  readonly t: 'oneOf'
  readonly of: readonly V[]
  /** The contract versions of values that were added after their method. */
  readonly since?: { readonly [value: string]: Version } | undefined
}

/**
 * One of the values that `known` lists under this name, or any other text. Newer apps can send new values, so
 * code that reads one needs a default.
 */
export interface OpenChoiceShape<K extends KnownName = KnownName> {
  readonly t: 'openOneOf'
  readonly of: K
}

export interface ListShape<S extends Schema = Schema> {
  readonly t: 'arr'
  readonly of: S
  readonly max?: number | undefined
}

export interface OptionalShape<S extends Schema = Schema> {
  readonly t: 'opt'
  readonly of: S
}

export interface ObjectShape<F extends Fields = Fields> {
  readonly t: 'obj'
  readonly fields: F
}

export interface Fields {
  readonly [name: string]: Schema
}

/**
 * The shape of a value that can cross the bridge, as plain data. Types, runtime checks and native code are
 * derived from it.
 */
export type Schema =
  | TextShape
  | NumberShape
  | BareShape<'bool'>
  | ChoiceShape
  | OpenChoiceShape
  | ListShape
  | OptionalShape
  | ObjectShape
  | NoShape

/**
 * Throws if a method, an event or a field must not have this name. `await` would call a method `then` and
 * never end. A name that every object inherits would be read from the prototype.
 */
export function assertName(name: string): void {
  if (name === 'then' || name in {}) throw TypeError(name)
}

const plain =
  <S extends Schema>(t: S['t']) =>
  (options?: Omit<S, 't'>) =>
    ({ t, ...options }) as S

const made =
  (t: Schema['t']) =>
  (of: unknown, max?: number): never =>
    ({ t, of, max }) as never

/** The constructors of shapes. They return plain data without methods. */
export const s = {
  str: plain<TextShape>('str'),
  int: plain<NumberShape>('int'),
  num: plain<NumberShape>('num'),
  bool: plain<BareShape<'bool'>>('bool') as () => BareShape<'bool'>,
  none: plain<NoShape>('none') as () => NoShape,
  /** `max` defaults to 1000 items. */
  arr: made('arr') as <S extends Schema>(of: S, max?: number) => ListShape<S>,
  opt: made('opt') as <S extends Schema>(of: S) => OptionalShape<S>,
  openOneOf: made('openOneOf') as <K extends KnownName>(of: K) => OpenChoiceShape<K>,
  /**
   * Exactly one of the values. Older pages reject a new value in a result, so adding one is a breaking
   * change.
   */
  oneOf: <const V extends string>(
    of: readonly V[],
    since?: { readonly [value in V]?: Version },
  ): ChoiceShape<V> => ({ t: 'oneOf', of, since: since as ChoiceShape['since'] }),
  obj: <F extends Fields>(fields: F): ObjectShape<F> => {
    Object.keys(fields).forEach(assertName)
    return { t: 'obj', fields }
  },
}

type OptionalNames<F extends Fields> = { [K in keyof F]: F[K] extends OptionalShape ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }

type FromFields<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalNames<F>>]: Infer<F[K]> } & {
    [K in OptionalNames<F>]?: Infer<F[K]> | undefined
  }
>

/**
 * The TypeScript type of a shape. An open choice accepts any text, but editors still complete the known
 * values.
 */
export type Infer<S extends Schema> = Schema extends S ? unknown : Of<S>

interface Plain {
  str: string
  int: number
  num: number
  bool: boolean
  none: undefined
}

type Of<S extends Schema> = S extends { readonly t: infer T extends keyof Plain }
  ? Plain[T]
  : S extends ChoiceShape<infer V>
    ? V
    : S extends OpenChoiceShape<infer K>
      ? (typeof known)[K][number] | (string & Record<never, never>)
      : S extends ListShape<infer I>
        ? Infer<I>[]
        : S extends OptionalShape<infer I>
          ? Infer<I> | undefined
          : S extends ObjectShape<infer F>
            ? FromFields<F>
            : never
