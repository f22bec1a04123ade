import type { EventName, MethodName } from '../contract.ts'
import type { DataOf, ErrorOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'
import { device } from './device.ts'
import { events } from './events.ts'
import { outside } from './outside.ts'
import { page } from './page.ts'
import { pay } from './pay.ts'
import { session } from './session.ts'
import { telemetry } from './telemetry.ts'

type Example<N extends string, T> = undefined extends T
  ? { readonly [name in N]?: T }
  : { readonly [name in N]: T }
type Meanings<E extends string> = [E] extends [never]
  ? unknown
  : { readonly errors: { readonly [code in E]: string } }

/**
 * The docs of a method: what it promises, one whole example of parameters and result, and what its error codes mean.
 * Kept apart from the descriptors, because a page needs none of them.
 */
type MethodDocs<M extends Method> = {
  readonly doc: string
  /** What a field means where its name does not say it, by name. */
  readonly fields?: { readonly [name: string]: string }
} & Example<'params', ParamsOf<M>> &
  Example<'result', ResultOf<M>> &
  Meanings<Extract<ErrorOf<M>, string>>

type EventDocs<E extends { data: Method['params'] }> = {
  readonly doc: string
  readonly fields?: { readonly [name: string]: string }
} & Example<'data', DataOf<E>>

export type MethodsDocs<T extends { readonly [name: string]: Method }> = {
  readonly [name in keyof T]: MethodDocs<T[name]>
}
export type EventsDocs<T extends { readonly [name: string]: { data: Method['params'] } }> = {
  readonly [name in keyof T]: EventDocs<T[name]>
}

/** The docs of one method or event, as generators and the fake app read them. */
export interface Docs {
  readonly doc: string
  readonly fields?: { readonly [name: string]: string }
  readonly params?: unknown
  readonly result?: unknown
  readonly data?: unknown
  readonly errors?: { readonly [code: string]: string }
}

/** The docs of the whole contract, by method and by event. */
export const docs: {
  readonly methods: { readonly [name in MethodName]: Docs }
  readonly events: { readonly [name in EventName]: Docs }
} = { methods: { ...page, ...outside, ...device, ...session, ...pay, ...telemetry }, events }
