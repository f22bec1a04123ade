import * as sessionEvents from './events/session.ts'
import * as surroundings from './events/surroundings.ts'
import * as device from './methods/device.ts'
import * as outside from './methods/outside.ts'
import * as page from './methods/page.ts'
import * as pay from './methods/pay.ts'
import * as session from './methods/session.ts'
import * as telemetry from './methods/telemetry.ts'

/**
 * Methods and events by area, in the order of generated files. Export a new area in `index.ts` too, otherwise
 * pages can't import its descriptors.
 */
export const areas = {
  Page: { methods: page, events: {} },
  Surroundings: { methods: {}, events: surroundings },
  Outside: { methods: outside, events: {} },
  Device: { methods: device, events: {} },
  Session: { methods: session, events: sessionEvents },
  Pay: { methods: pay, events: {} },
  Telemetry: { methods: telemetry, events: {} },
}

type Area = (typeof areas)[keyof typeof areas]
type Intersection<U> = (U extends unknown ? (all: U) => void : never) extends (all: infer I) => void
  ? I
  : never

const all = <K extends keyof Area>(kind: K) =>
  Object.assign({}, ...Object.values(areas).map((area) => area[kind])) as Intersection<Area[K]>

/**
 * The whole contract, for the generators and the fake app. A page imports single descriptors instead, so that
 * its bundle only contains the methods that it calls.
 */
export const contract = { version: '1.2.0', methods: all('methods'), events: all('events') } as const

export type MethodName = keyof typeof contract.methods
export type EventName = keyof typeof contract.events
