import type { EventName, MethodName } from '../contract.ts'
import { device } from './device.ts'
import { events } from './events.ts'
import { outside } from './outside.ts'
import { page } from './page.ts'
import { pay } from './pay.ts'
import { session } from './session.ts'
import { telemetry } from './telemetry.ts'

/** The words of one method or event, as generators and the fake app read them. */
export interface Words {
  readonly doc: string
  readonly fields?: { readonly [name: string]: string }
  readonly params?: unknown
  readonly result?: unknown
  readonly data?: unknown
  readonly errors?: { readonly [code: string]: string }
}

/** The words of the whole contract, method by method and event by event. */
export const words: {
  readonly methods: { readonly [name in MethodName]: Words }
  readonly events: { readonly [name in EventName]: Words }
} = { methods: { ...page, ...outside, ...device, ...session, ...pay, ...telemetry }, events }
