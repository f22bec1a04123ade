import type { Text } from './catalogues.ts'

type Json = string | readonly Json[] | { readonly [name: string]: Json }

const isTree = (value: Json | undefined): value is Exclude<Json, string> => typeof value === 'object'
const at = (tree: Json | undefined, name: string) =>
  isTree(tree) && Object.hasOwn(tree, name) ? (tree as Readonly<Record<string, Json>>)[name] : undefined

/**
 * Returns a catalogue with new texts by key, in the English order. Texts that are neither given nor present
 * are omitted. In a document, they come from English instead.
 */
function withTexts(
  english: Json,
  own: Json | undefined,
  { texts, isDocument }: { texts: ReadonlyMap<string, string>; isDocument: boolean },
  way = '',
): Json | undefined {
  if (!isTree(english)) return texts.get(way) ?? own ?? (isDocument ? english : undefined)
  const parts = Object.entries(english).flatMap(([name, part]) => {
    const found = withTexts(part, at(own, name), { texts, isDocument }, way ? `${way}.${name}` : name)
    return found === undefined ? [] : [[name, found] as const]
  })
  return Array.isArray(english) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Returns a language's file with new texts, as it's written to disk. */
export function fileWith(english: string, own: string | undefined, texts: readonly Text[]): string {
  const isDocument = texts.some(({ kind }) => kind === 'document')
  const given = new Map(texts.map(({ key, text }) => [key, text]))
  const tree = withTexts(
    JSON.parse(english) as Json,
    own === undefined ? undefined : (JSON.parse(own) as Json),
    {
      texts: given,
      isDocument,
    },
  )
  return `${JSON.stringify(tree ?? {}, null, 2)}\n`
}
