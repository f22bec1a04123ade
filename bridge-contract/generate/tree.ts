import { areas as modules } from '../contract.ts'
import { docs, type Docs } from '../docs/docs.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import { known } from '../schema/known.ts'
import type { Schema } from '../schema/schema.ts'

type Part = 'params' | 'result' | 'data'

/** A payload of a method or an event. A part with the shape `none` has no payload. */
export interface Payload {
  readonly part: Part
  /** The name of its type in native code, such as `GetLocationParams`. */
  readonly type: string
  readonly shape: Schema
  readonly example: unknown
}

/** One method or event with its docs. */
export interface Entry<T> {
  readonly name: string
  readonly descriptor: T
  readonly docs: Docs
  readonly payloads: readonly Payload[]
}

export const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

function entriesOf<T extends { readonly name: string }>(
  module: object,
  parts: readonly (Part & keyof T)[],
  all: { readonly [name: string]: Docs },
): Entry<T>[] {
  const entries = (Object.values(module) as T[]).map((descriptor) => {
    const { name } = descriptor
    const of = all[name] ?? { doc: '' }
    const payloads = parts.map((part) => {
      const shape = descriptor[part] as Schema
      return { part, type: upper(name) + upper(part), shape, example: of[part] }
    })
    return { name, descriptor, docs: of, payloads: payloads.filter(({ shape }) => shape.t !== 'none') }
  })
  // Sort the entries, because module loaders list exports in different orders. The conformance page's oldest
  // engines lack `toSorted`.
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The whole contract, in the order of the generated text. */
export const areas = Object.entries(modules).map(([name, area]) => ({
  name,
  methods: entriesOf<Method>(area.methods, ['params', 'result'], docs.methods),
  events: entriesOf<BridgeEvent>(area.events, ['data'], docs.events),
}))

export const methods = areas.flatMap((area) => area.methods)
export const events = areas.flatMap((area) => area.events)

/** Returns the shape inside optional shapes and lists. */
export const core = (shape: Schema): Schema =>
  shape.t === 'opt' || shape.t === 'arr' ? core(shape.of) : shape

/** Returns the known values of an open choice, or an empty list for any other shape. */
export const knownOf = (shape: Schema): readonly string[] => {
  const bare = core(shape)
  return bare.t === 'openOneOf' ? known[bare.of] : []
}
