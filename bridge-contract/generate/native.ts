import { readFileSync } from 'node:fs'
import { contract } from '../contract.ts'
import type { BridgeEvent, Method } from '../schema/define.ts'
import type { ObjectShape, Schema, TextShape } from '../schema/schema.ts'
import { areas, core, events, methods, upper, type Entry, type Payload } from './tree.ts'

// What the generators of native code have in common.

export type MethodEntry = Entry<Method>
export type NamedTexts = readonly (readonly [name: string, text: string])[]

/** A type native code has to declare: an object with fields, or a closed choice. */
export type Declared =
  | { readonly name: string; readonly shape: ObjectShape }
  | { readonly name: string; readonly choice: readonly string[] }

/** The types of a shape under a name, inner ones first; each is named like its field. */
function declaredIn(name: string, shape: Schema): readonly Declared[] {
  const bare = core(shape)
  if (bare.t === 'oneOf') return [{ name, choice: bare.of }]
  if (bare.t !== 'obj') return []
  const inner = Object.entries(bare.fields).flatMap(([field, of]) => declaredIn(name + upper(field), of))
  return [...inner, { name, shape: bare }]
}

/** The files of declared types, of all methods and events that are here: by area and by the direction they travel in. */
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

/** The type of a method's parameters or result, or what the language calls none. */
export const typeOf = ({ payloads }: MethodEntry, part: Payload['part'], none: string): string =>
  payloads.find((payload) => payload.part === part)?.type ?? none

/** What a method does and which codes it may be refused with, as one comment. */
export const described = ({ docs, descriptor: { errors } }: MethodEntry): string =>
  docs.doc +
  (errors?.length ? ` Codes: ${errors.join(', ')}.` : '') +
  (docs.reserved ? ' Reserved: no page calls it yet. An app that writes it adds it to `methods`.' : '')

/** The type of a field in a language; its own type, if it has one, is called `name`. */
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

/** What TypeScript and ArkTS call the plain kinds of values. */
export const scriptTypes = {
  str: 'string',
  openOneOf: 'string',
  int: 'number',
  num: 'number',
  bool: 'boolean',
  none: 'void',
} as const

/** What an app says that it was built with: the version, and all but reserved methods, as `listed` writes names. */
export const contractMarks = (listed: (list: readonly { readonly name: string }[]) => string) => ({
  version: contract.version,
  methods: listed(methods.filter(({ docs }) => !docs.reserved)),
  events: listed(events),
})

/** Methods that no app on iOS has, as `quoted` writes them. */
export const onlyAndroid = (quoted: (name: string) => string): string =>
  methods
    .filter(
      ({ name, descriptor }) => name !== 'bridgeInfo' && descriptor.platforms?.includes('ios') === false,
    )
    .map(({ name }) => quoted(name))
    .join(', ')

/** The facts that a shape has, as arguments. */
export const facts = (all: object, write: (name: string, value: unknown) => string): string[] =>
  Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [write(name, value)]))

/** Whether a field must not be printed. */
export const isSecret = (shape: Schema): boolean => (core(shape) as { secret?: true }).secret === true

/** A pattern as a literal, for engines whose `$` also fits before a last line break. */
export const patternOf = ({ pattern }: TextShape, quoted: (text: string) => string): string | undefined =>
  pattern && quoted(pattern.replace(/\$$/, String.raw`\z`))

/** The text of a file below this folder, each `{{name}}` replaced. */
export function fill(file: string, texts: { readonly [name: string]: string }): string {
  const left = new Set(Object.keys(texts))
  const filled = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
      left.delete(name)
      return texts[name] ?? mark
    })
  // A formatter that takes a mark for code would leave its text out.
  if (left.size) throw new Error(`${file} has no mark for ${[...left].join(', ')}.`)
  return filled
}

/** Lines that import what a text names from files that declare it, where a language wants that said. */
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

/** Finished files of one language, by their path. */
export const finished = (folder: string, ending: string, head: string, files: NamedTexts) =>
  files.map(([name, text]): [path: string, text: string] => [
    `${folder}/${name}.${ending}`,
    `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.\n${head}\n${text}\n`,
  ])
