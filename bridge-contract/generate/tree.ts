import { contract } from '../contract.ts'
import type { Method } from '../schema/define.ts'
import type { ObjectShape, Schema } from '../schema/schema.ts'
import { known } from '../words/known.ts'
import { words, type Words } from '../words/words.ts'

/** The contract in the order native code and the reference tell it, with its words. */
export interface Told<T> {
  readonly name: string
  readonly facts: T
  readonly words: Words
}

interface Event {
  readonly name: string
  readonly data: Schema
  readonly since?: string
  readonly sticky?: true
}

export const methods: readonly Told<Method>[] = Object.values(contract.methods).map((facts: Method) => ({
  name: facts.name,
  facts,
  words: words.methods[facts.name as keyof typeof words.methods],
}))

export const events: readonly Told<Event>[] = Object.values(contract.events).map((facts: Event) => ({
  name: facts.name,
  facts,
  words: words.events[facts.name as keyof typeof words.events],
}))

export const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** A type native code has to declare: an object with fields, or a closed choice. */
export type Declared =
  | { readonly name: string; readonly shape: ObjectShape }
  | { readonly name: string; readonly choice: readonly string[] }

/** What is under an option or in a list is named like the field it stands in. */
export const core = (shape: Schema): Schema =>
  shape.t === 'opt' || shape.t === 'arr' ? core(shape.of) : shape

/** The types of a shape under a name, inner ones first. */
export function declaredIn(name: string, shape: Schema): readonly Declared[] {
  const bare = core(shape)
  if (bare.t === 'oneOf') return [{ name, choice: bare.of }]
  if (bare.t !== 'obj') return []
  const inner = Object.entries(bare.fields).flatMap(([field, of]) => declaredIn(name + upper(field), of))
  return [...inner, { name, shape: bare }]
}

/** Every type of the contract, each once. */
export const declared: readonly Declared[] = [
  ...methods.flatMap(({ name, facts }) => [
    ...declaredIn(`${upper(name)}Params`, facts.params),
    ...declaredIn(`${upper(name)}Result`, facts.result),
  ]),
  ...events.flatMap(({ name, facts }) => declaredIn(`${upper(name)}Data`, facts.data)),
]

/** The known words of an open choice, for a comment beside it. */
export const knownOf = (shape: Schema): readonly string[] => {
  const bare = core(shape)
  return bare.t === 'openOneOf' ? known[bare.of] : []
}

/** A pattern for engines whose `$` also fits before a last line break. */
export const strict = (pattern: string): string => pattern.replace(/\$$/, String.raw`\z`)
