import type { DataOf, ErrorOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'

type Example<N extends string, T> = undefined extends T
  ? { readonly [name in N]?: T }
  : { readonly [name in N]: T }
type Meanings<E extends string> = [E] extends [never]
  ? unknown
  : { readonly errors: { readonly [code in E]: string } }

/**
 * The words of a method: what it promises, one whole example of what goes in and comes out, and what its error codes
 * mean. Kept apart from the facts, because a page needs none of them.
 */
type MethodWords<M extends Method> = {
  readonly doc: string
  /** What a field means where its name does not say it, by name. */
  readonly fields?: { readonly [name: string]: string }
} & Example<'params', ParamsOf<M>> &
  Example<'result', ResultOf<M>> &
  Meanings<Extract<ErrorOf<M>, string>>

type EventWords<E extends { data: Method['params'] }> = {
  readonly doc: string
  readonly fields?: { readonly [name: string]: string }
} & Example<'data', DataOf<E>>

export type MethodsWords<T extends { readonly [name: string]: Method }> = {
  readonly [name in keyof T]: MethodWords<T[name]>
}
export type EventsWords<T extends { readonly [name: string]: { data: Method['params'] } }> = {
  readonly [name in keyof T]: EventWords<T[name]>
}
