import { isPlainObject } from '@companion/shared/platform/json'

/** A check of a parsed value. It ignores unknown fields, so that older pages accept newer documents. */
export type Check<T = unknown> = (value: unknown) => value is T

/** The type of the values that pass a check. */
export type Checked<C> = C extends Check<infer T> ? T : never

type Fields = Readonly<Record<string, Check>>
type OptionalOf<F extends Fields> = { [K in keyof F]: undefined extends Checked<F[K]> ? K : never }[keyof F]
type Flat<T> = { readonly [K in keyof T]: T[K] }
type Shaped<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalOf<F>>]: Checked<F[K]> } & {
    [K in OptionalOf<F>]?: Exclude<Checked<F[K]>, undefined>
  }
>

export const text: Check<string> = (value): value is string => typeof value === 'string'
export const count: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean'
export const like =
  <T extends string = string>(pattern: RegExp): Check<T> =>
  (value): value is T =>
    typeof value === 'string' && pattern.test(value)
export const anything: Check = (_value): _value is unknown => true
export const oneOf =
  <T extends string | boolean>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.includes(value as T)
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)
export const list =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check)
export const table =
  <T, K extends string = string>(
    check: Check<T>,
    key: Check<K> = text as Check<K>,
  ): Check<Readonly<Record<K, T>>> =>
  (value): value is Readonly<Record<K, T>> =>
    isPlainObject(value) && Object.keys(value).every((name) => key(name) && check(value[name]))
export const shape =
  <F extends Fields>(fields: F): Check<Shaped<F>> =>
  (value): value is Shaped<F> =>
    isPlainObject(value) && Object.keys(fields).every((name) => fields[name]?.(value[name]))
