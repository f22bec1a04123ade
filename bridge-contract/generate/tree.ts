import * as sessionEvents from '../events/session.ts'
import * as surroundings from '../events/surroundings.ts'
import * as device from '../methods/device.ts'
import * as outside from '../methods/outside.ts'
import * as page from '../methods/page.ts'
import * as pay from '../methods/pay.ts'
import * as session from '../methods/session.ts'
import * as telemetry from '../methods/telemetry.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { Version } from '../schema/schema.ts'
import { words, type Words } from '../words/words.ts'

/** One method or event with its words. */
export interface Told<T> {
  readonly name: string
  readonly facts: T
  readonly words: Words
}

/** What belongs together in native code and in the reference. */
export interface Area {
  readonly name: string
  readonly methods: readonly Told<Method>[]
  readonly events: readonly Told<BridgeEvent>[]
}

const tell = <T extends { readonly name: string }>(module: object, all: { readonly [name: string]: Words }) =>
  (Object.values(module) as T[])
    .map((facts) => ({ name: facts.name, facts, words: all[facts.name] ?? { doc: '' } }))
    // Loaders list a module's exports each in an order of its own. The conformance page sorts in old engines as well.
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const area = (name: string, calls: object, news: object = {}): Area => ({
  name,
  methods: tell<Method>(calls, words.methods),
  events: tell<BridgeEvent>(news, words.events),
})

/** The whole contract in the order generated text tells it. */
export const areas: readonly Area[] = [
  area('Page', page),
  area('Surroundings', {}, surroundings),
  area('Outside', outside),
  area('Device', device),
  area('Session', session, sessionEvents),
  area('Pay', pay),
  area('Telemetry', telemetry),
]

export const methods = areas.flatMap((part) => part.methods)
export const events = areas.flatMap((part) => part.events)

export const sinceOf = ({ since = '1.0.0' }: { readonly since?: Version }): Version => since
