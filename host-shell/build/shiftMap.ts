import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'

/** An edit within one line. It moves everything from index `at` on by `by` columns. */
interface Edit {
  /** The file before the edit. */
  readonly text: string
  readonly at: number
  readonly by: number
}

/** Returns the source map of a file after an edit. `map` is the source map before the edit. */
export function shiftMap(map: string, { text, at, by }: Edit): string {
  const parsed = JSON.parse(map) as { mappings: string }
  const before = text.slice(0, at)
  const line = before.split('\n').length - 1
  const column = at - (before.lastIndexOf('\n') + 1)
  const lines: SourceMapMappings = decode(parsed.mappings)
  for (const segment of lines[line] ?? []) if (segment[0] >= column) segment[0] += by
  return JSON.stringify({ ...parsed, mappings: encode(lines) })
}
