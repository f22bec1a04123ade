import { readFileSync } from 'node:fs'
import { contract } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { ObjectShape, Schema, TextShape } from '../schema/schema.ts'
import { areas, core, events, methods, upper, type Entry, type Payload } from './tree.ts'

// Helpers shared by the generators of native code.

export type MethodEntry = Entry<Method>
export type NamedTexts = readonly (readonly [name: string, text: string])[]

/** A type that native code must declare: an object with fields, or a closed choice. */
export type Declared =
  | { readonly name: string; readonly shape: ObjectShape }
  | { readonly name: string; readonly choice: readonly string[] }

/** The types declared by a shape, inner ones first. Each inner type is named after its field. */
function declaredIn(name: string, shape: Schema): readonly Declared[] {
  const bare = core(shape)
  if (bare.t === 'oneOf') return [{ name, choice: bare.of }]
  if (bare.t !== 'obj') return []
  const inner = Object.entries(bare.fields).flatMap(([field, of]) => declaredIn(name + upper(field), of))
  return [...inner, { name, shape: bare }]
}

/** The files of declared types for all methods and events that pass `isHere`, split by area and direction. */
export const dataFiles = (
  declaration: (type: Declared) => string,
  isHere: (entry: Entry<Method | BridgeEvent>) => boolean = () => true,
): NamedTexts =>
  areas.flatMap(({ name, methods, events }) => {
    const payloads = [...methods, ...events].filter(isHere).flatMap((entry) => entry.payloads)
    const files = { params: 'Params', result: 'Results', data: 'Events' }
    return Object.entries(files).flatMap(([part, file]) => {
      const types = payloads.filter((payload) => payload.part === part)
      const declared = types.flatMap(({ type, shape }) => declaredIn(type, shape))
      return declared.length ? [[name + file, declared.map(declaration).join('\n\n')] as const] : []
    })
  })

/** The type of a method's parameters or result, or `none` if it has none. */
export const typeOf = ({ payloads }: MethodEntry, part: Payload['part'], none: string): string =>
  payloads.find((payload) => payload.part === part)?.type ?? none

/** One comment with a method's purpose and its error codes. */
export const described = ({ docs, descriptor: { errors } }: MethodEntry): string =>
  docs.doc +
  (errors?.length ? ` Codes: ${errors.join(', ')}.` : '') +
  (docs.reserved ? ' Reserved: no page calls it yet. An app that writes it adds it to `methods`.' : '')

/** The type of a field in the target language. A field with its own type uses `name`. */
export function fieldType(
  shape: Schema,
  name: string,
  list: (of: string) => string,
  plain: { readonly [t in Exclude<Schema['t'], 'opt' | 'arr' | 'obj' | 'oneOf'>]: string },
): string {
  if (shape.t === 'opt') return `${fieldType(shape.of, name, list, plain)}?`
  if (shape.t === 'arr') return list(fieldType(shape.of, name, list, plain))
  return shape.t === 'obj' || shape.t === 'oneOf' ? name : plain[shape.t]
}

/** The names of the plain types in TypeScript and ArkTS. */
export const scriptTypes = {
  str: 'string',
  openOneOf: 'string',
  int: 'number',
  num: 'number',
  bool: 'boolean',
  none: 'void',
} as const

/**
 * The contract an app declares: version, events, and all methods except reserved
 * ones. `listed` formats the names.
 */
export const contractMarks = (listed: (list: readonly { readonly name: string }[]) => string) => ({
  version: contract.version,
  methods: listed(methods.filter(({ docs }) => !docs.reserved)),
  events: listed(events),
})

/** The methods that exist only on Android, formatted by `quoted`. */
export const onlyAndroid = (quoted: (name: string) => string): string =>
  methods
    .filter(
      ({ name, descriptor }) => name !== 'bridgeInfo' && descriptor.platforms?.includes('ios') === false,
    )
    .map(({ name }) => quoted(name))
    .join(', ')

/** The defined properties of a shape, as arguments. */
export const facts = (all: object, write: (name: string, value: unknown) => string): string[] =>
  Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [write(name, value)]))

/** Whether a field must not appear in logs. */
export const isSecret = (shape: Schema): boolean => (core(shape) as { secret?: true }).secret === true

/** A pattern as a literal, for engines whose `$` also matches before a trailing line break. */
export const patternOf = ({ pattern }: TextShape, quoted: (text: string) => string): string | undefined =>
  pattern && quoted(pattern.replace(/\$$/, String.raw`\z`))

/** The text of a file below this folder, with each `{{name}}` replaced. */
export function fill(file: string, texts: { readonly [name: string]: string }): string {
  const left = new Set(Object.keys(texts))
  const filled = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
      left.delete(name)
      return texts[name] ?? mark
    })
  // A formatter that rewrites a mark as code would silently drop its text.
  if (left.size) throw new Error(`${file} has no mark for ${[...left].join(', ')}.`)
  return filled
}

/** Import lines for the types a text uses, for languages that need them. `files` declare the types. */
export const importing = (
  files: NamedTexts,
  text: string,
  line: (names: string, file: string) => string,
): string => {
  const words = new Set(text.match(/\w+/g))
  const lines = files.flatMap(([file, declared]) => {
    const names = Array.from(
      declared.matchAll(/^(?:export )?(?:class|enum|interface|type) (\w+)/gm),
      ([, name]) => name!,
    )
    const used = names.filter((name) => words.has(name))
    return used.length ? [line(used.join(', '), file)] : []
  })
  return lines.join('')
}

/** The finished files of one language, with their paths. */
export const finished = (folder: string, ending: string, head: string, files: NamedTexts) =>
  files.map(([name, text]): [path: string, text: string] => [
    `${folder}/${name}.${ending}`,
    `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.\n${head}\n${text}\n`,
  ])
