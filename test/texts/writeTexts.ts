import type { Text } from './catalogues.ts'

type Json = string | readonly Json[] | { readonly [name: string]: Json }

const isTree = (value: Json | undefined): value is Exclude<Json, string> => typeof value === 'object'
const at = (tree: Json | undefined, name: string) =>
  isTree(tree) && Object.hasOwn(tree, name) ? (tree as Readonly<Record<string, Json>>)[name] : undefined

/**
 * A catalogue with other texts by their keys, in the order of the English one. What a text is neither given nor there
 * is left out, but for what English says of an article besides its words.
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

/** A language's file with other texts, as it is written on the disk. */
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
