import { areas as modules } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { Version } from '../schema/schema.ts'
import { docs, type Docs } from '../docs/docs.ts'

/** One method or event with its docs. */
export interface Entry<T> {
  readonly name: string
  readonly descriptor: T
  readonly docs: Docs
}

/** What belongs together in native code and in the reference. */
export interface Area {
  readonly name: string
  readonly methods: readonly Entry<Method>[]
  readonly events: readonly Entry<BridgeEvent>[]
}

const entriesOf = <T extends { readonly name: string }>(
  module: object,
  all: { readonly [name: string]: Docs },
) =>
  (Object.values(module) as T[])
    .map((descriptor) => ({ name: descriptor.name, descriptor, docs: all[descriptor.name] ?? { doc: '' } }))
    // Each loader lists a module's exports in its own order. Not `toSorted`: the conformance page runs in old engines.
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The whole contract in the order of generated text. */
export const areas: readonly Area[] = Object.entries(modules).map(
  ([name, { methods: calls, events: sent }]) => ({
    name,
    methods: entriesOf<Method>(calls, docs.methods),
    events: entriesOf<BridgeEvent>(sent, docs.events),
  }),
)

export const methods = areas.flatMap((part) => part.methods)
export const events = areas.flatMap((part) => part.events)

export const sinceOf = ({ since = '1.0.0' }: { readonly since?: Version }): Version => since
