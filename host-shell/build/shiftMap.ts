import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'

/** An edit within one line: everything from index `at` on moves by `by` columns. */
interface Edit {
  /** The file before the edit. */
  readonly text: string
  readonly at: number
  readonly by: number
}

/** The source map of a file after an edit, from the map before it. */
export function shiftMap(map: string, { text, at, by }: Edit): string {
  const parsed = JSON.parse(map) as { mappings: string }
  const before = text.slice(0, at)
  const line = before.split('\n').length - 1
  const column = at - (before.lastIndexOf('\n') + 1)
  const lines: SourceMapMappings = decode(parsed.mappings)
  for (const segment of lines[line] ?? []) if (segment[0] >= column) segment[0] += by
  return JSON.stringify({ ...parsed, mappings: encode(lines) })
}
