/** A contract version, `major.minor.patch`. */
export type Version = `${number}.${number}.${number}`

/** Limits of a text or a number; `secret` keeps the value out of traces. Text without `max` ends at 64 KiB. */
interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly secret?: true
}

export interface TextShape extends Bounds {
  readonly t: 'str'
  /** Source of a regular expression the whole text must match (anchors are written out). */
  readonly pattern?: string
}

export interface NumberShape extends Bounds {
  readonly t: 'int' | 'num'
}

export interface BoolShape {
  readonly t: 'bool'
}

export interface ChoiceShape<V extends string = string> {
  readonly t: 'oneOf' | 'openOneOf'
  readonly of: readonly V[]
  /** Values that are younger than their method: value → contract version. */
  readonly since?: { readonly [value: string]: Version }
}

export interface ListShape<S extends Schema = Schema> {
  readonly t: 'arr'
  readonly of: S
  readonly max?: number
}

export interface OptionalShape<S extends Schema = Schema> {
  readonly t: 'opt'
  readonly of: S
}

export interface ObjectShape<F extends Fields = Fields> {
  readonly t: 'obj'
  readonly fields: F
}

export interface NoShape {
  readonly t: 'none'
}

export interface Fields {
  readonly [name: string]: Schema
}

/** What may cross the bridge, as plain data: one source for types, run-time checks and native code. */
export type Schema =
  | TextShape
  | NumberShape
  | BoolShape
  | ChoiceShape
  | ListShape
  | OptionalShape
  | ObjectShape
  | NoShape

/**
 * Names that would make a promise of a plain object or reach its prototype. An object with a `then` hangs whoever
 * awaits it; the others are read from `Object.prototype` where the field itself is absent.
 */
const reserved = /^(then|constructor|prototype|hasOwnProperty|toString|toJSON|valueOf)$|^_|\W/

/** Throws where the contract itself is wrong, so that a bad name never reaches an app. */
export function assertName(name: string): void {
  if (reserved.test(name)) throw new TypeError(`The bridge contract may not use the name ${name}`)
}

/** The constructors of shapes. They build plain data and hold no behaviour. */
export const s = {
  str: (facts?: Omit<TextShape, 't'>): TextShape => ({ t: 'str', ...facts }),
  int: (facts?: Bounds): NumberShape => ({ t: 'int', ...facts }),
  num: (facts?: Bounds): NumberShape => ({ t: 'num', ...facts }),
  bool: (): BoolShape => ({ t: 'bool' }),
  /** Exactly one of the values. Widening a closed choice of a result is a breaking change. */
  oneOf: <const V extends string>(of: readonly V[], since?: { readonly [value in V]?: Version }) =>
    ({ t: 'oneOf', of, ...(since && { since }) }) as ChoiceShape<V> & { readonly t: 'oneOf' },
  /** One of the values or a text nobody knows yet: whoever reads it has a default. */
  openOneOf: <const V extends string>(of: readonly V[]) =>
    ({ t: 'openOneOf', of }) as ChoiceShape<V> & { readonly t: 'openOneOf' },
  arr: <S extends Schema>(of: S, max?: number): ListShape<S> => ({ t: 'arr', of, ...(max && { max }) }),
  opt: <S extends Schema>(of: S): OptionalShape<S> => ({ t: 'opt', of }),
  obj: <F extends Fields>(fields: F): ObjectShape<F> => {
    Object.keys(fields).forEach(assertName)
    return { t: 'obj', fields }
  },
  none: (): NoShape => ({ t: 'none' }),
}
