import { readFileSync } from 'node:fs'
import { contract } from '../contract.ts'
import type { Docs } from '../docs/docs.ts'
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

/** Returns the types that native code must declare for a shape, inner types first. */
function declaredIn(name: string, shape: Schema): readonly Declared[] {
  const bare = core(shape)
  if (bare.t === 'oneOf') return [{ name, choice: bare.of }]
  if (bare.t !== 'obj') return []
  const inner = Object.entries(bare.fields).flatMap(([field, of]) => declaredIn(name + upper(field), of))
  return [...inner, { name, shape: bare }]
}

/** Returns the files of declared types for entries that pass `isHere`, split by area and direction. */
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

/** Returns the type of a method's parameters or result, or `none` if the method has no such payload. */
export const typeOf = ({ payloads }: MethodEntry, part: Payload['part'], none: string): string =>
  payloads.find((payload) => payload.part === part)?.type ?? none

/** Returns the text of a comment with a method's purpose and its error codes. */
export const described = ({ docs, descriptor: { errors } }: MethodEntry): string =>
  docs.doc +
  (errors?.length ? ` Codes: ${errors.join(', ')}.` : '') +
  (docs.reserved ? ' Reserved: no page calls it yet. An app that writes it adds it to `methods`.' : '')

/** Returns the text that tells an app's author what replaces a deprecated entry. */
export const deprecation = ({ deprecated }: Docs): string | undefined =>
  deprecated && `Since ${deprecated.since}: use ${deprecated.use}.`

/** Returns a comment in the style of JSDoc. Compilers read `@deprecated` only at the start of a line. */
export function commented(text: string, docs: Docs): string {
  const [safe, message] = [text.replaceAll('*/', '* /'), deprecation(docs)]
  return message ? `  /**\n   * ${safe}\n   * @deprecated ${message}\n   */` : `  /** ${safe} */`
}

/** Returns a field's type in the target language. An object or a closed choice has its own type, `name`. */
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

/** Returns the contract that an app declares, for the templates. Reserved methods are omitted. */
export const contractMarks = (listed: (list: readonly { readonly name: string }[]) => string) => ({
  version: contract.version,
  methods: listed(methods.filter(({ docs }) => !docs.reserved)),
  events: listed(events),
})

/** Returns the methods that only exist on Android, each formatted by `quoted`. */
export const onlyAndroid = (quoted: (name: string) => string): string =>
  methods
    .filter(
      ({ name, descriptor }) => name !== 'bridgeInfo' && descriptor.platforms?.includes('ios') === false,
    )
    .map(({ name }) => quoted(name))
    .join(', ')

/** Returns the defined properties of an object as arguments, each formatted by `write`. */
export const facts = (all: object, write: (name: string, value: unknown) => string): string[] =>
  Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [write(name, value)]))

/** Returns whether a field must not appear in logs. */
export const isSecret = (shape: Schema): boolean => (core(shape) as { secret?: true }).secret === true

/**
 * Returns a pattern as a literal. A final `$` becomes `\z`, because in some engines `$` also matches before a
 * trailing line break.
 */
export const patternOf = ({ pattern }: TextShape, quoted: (text: string) => string): string | undefined =>
  pattern && quoted(pattern.replace(/\$$/, String.raw`\z`))

/**
 * Returns a file's text with each `{{name}}` replaced. Throws if one of the `texts` has no mark in the file.
 */
export function fill(file: string, texts: { readonly [name: string]: string }): string {
  const left = new Set(Object.keys(texts))
  const filled = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
      left.delete(name)
      return texts[name] ?? mark
    })
  // A formatter can rewrite a mark as code. Without this check, the mark's text would silently be missing.
  if (left.size) throw new Error(`${file} has no mark for ${[...left].join(', ')}.`)
  return filled
}

/**
 * Returns the import lines for the types that a text uses, for languages that need imports. `files` declare
 * the types.
 */
export const importing = (
  files: NamedTexts,
  text: string,
  line: (names: string, file: string) => string,
): string => {
  const words = new Set(text.match(/\w+/g))
  const lines = files.flatMap(([file, declared]) => {
    const names = declared.match(/(?<=^(?:export )?(?:class|enum|interface|type) )\w+/gm) ?? []
    const used = names.filter((name) => words.has(name))
    return used.length ? [line(used.join(', '), file)] : []
  })
  return lines.join('')
}

/** Returns the finished files of one language as pairs of path and text. */
export const finished = (folder: string, ending: string, head: string, files: NamedTexts) =>
  files.map(([name, text]): [path: string, text: string] => [
    `${folder}/${name}.${ending}`,
    `// Generated from the bridge contract ${contract.version}. Change the contract, not this file.\n${head}\n${text}\n`,
  ])
