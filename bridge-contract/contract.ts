import * as session from './events/session.ts'
import * as surroundings from './events/surroundings.ts'
import * as device from './methods/device.ts'
import * as outside from './methods/outside.ts'
import * as page from './methods/page.ts'
import * as pay from './methods/pay.ts'
import * as account from './methods/session.ts'
import * as telemetry from './methods/telemetry.ts'

/**
 * The whole contract, for generators, the fake app and the emulator. A page imports single descriptors instead, so
 * that its bundle holds what it calls and no more.
 */
export const contract = {
  version: '1.1.0',
  methods: { ...page, ...outside, ...device, ...account, ...pay, ...telemetry },
  events: { ...surroundings, ...session },
} as const

export type MethodName = keyof typeof contract.methods
export type EventName = keyof typeof contract.events
