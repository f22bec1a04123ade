import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { createOrSame, type Store } from './stores/store.ts'

// Source maps contain the sources, so they have their own store, which no host serves.
// Keys: `<remote or shell>/<version>-<build>/<file>.map`.

const folderOf = (name: string): string => `${name.replace('@', '/')}/`

/** The keys of a release's stored source maps. `name`: `weather@1.2.0-abcd1234`. */
export const keptSourceMaps = (maps: Store, name: string): Promise<readonly string[]> =>
  maps.list(folderOf(name))

/** Stores the source maps of a build, or only of one file; existing ones stay. */
export async function keepSourceMaps(maps: Store, name: string, folder: string, only = ''): Promise<void> {
  const prefix = folderOf(name)
  const files = (await readdir(folder)).filter((file) => file.startsWith(only) && file.endsWith('.map'))
  const there = await keptSourceMaps(maps, name)
  for (const file of files) {
    if (there.includes(prefix + file)) continue
    if (!(await createOrSame(maps, prefix + file, await readFile(join(folder, file)))))
      throw new Error(`${prefix}${file} in ${maps.where} has other contents: it belongs to another build`)
  }
}

/** Reads a source map; `key`: `weather/1.2.0-abcd1234/area.js.map`. */
export type ReadMap = (key: string) => Promise<string | undefined>

export interface Symbolicated {
  readonly text: string
  /** Keys of the missing maps. */
  readonly missing: readonly string[]
  /** Number of positions that were resolved. */
  readonly found: number
}

// A position in a browser's stack trace: a URL or a file, then line and column. `?r=2` is a second attempt.
const position =
  /(?<![\w.-])(?:https?:\/\/[^\s/()]+\/)?(?:\/?(?:r\/([a-z][a-z0-9-]*)|(shell))\/(\d[\w.-]*|libraries-\w+)\/)?([\w-][\w.-]*\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g

/** Longer lines are not stack frames. */
const longestLine = 1000

/** A source's path in the repository. */
const pathOf = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '')

async function openMap(key: string, read: ReadMap): Promise<TraceMap | undefined> {
  const text = await read(key)
  return text === undefined ? undefined : new TraceMap(text)
}

interface Position {
  readonly path: string
  readonly line: number
  readonly column: number
  /** The text of the source line. */
  readonly code: string
}

function sourceAt(map: TraceMap, line: number, column: number): Position | undefined {
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return undefined
  const lines = sourceContentFor(map, found.source)?.split('\n') ?? []
  const code = lines[found.line - 1]?.trim() ?? ''
  return { path: pathOf(found.source), line: found.line, column: found.column + 1, code }
}

/**
 * Resolves a browser's stack trace: replaces each position and inserts the source line below it. A frame's
 * URL contains its release. `given` (`weather@1.2.0-abcd1234`, `shell@…`) is for frames with only a file
 * name.
 */
export async function symbolicate(text: string, read: ReadMap, given?: string): Promise<Symbolicated> {
  const opened = new Map<string, Promise<TraceMap | undefined>>()
  const missing = new Set<string>()
  let found = 0
  const owner = given?.replace('@', '/')
  const lines: string[] = []
  for (const line of text.split('\n')) {
    let shown = line
    const codes: string[] = []
    const places = line.length > longestLine ? [] : line.matchAll(position)
    for (const [whole, remote, shell, id, file, row = '', column = ''] of places) {
      const folder = id ? `${remote ?? shell}/${id}` : owner
      if (!folder) continue
      const key = `${folder}/${file}.map`
      const opening = opened.get(key) ?? openMap(key, read)
      opened.set(key, opening)
      const map = await opening
      if (!map) missing.add(key)
      const source = map && sourceAt(map, Number(row), Number(column))
      if (!source) continue
      found++
      shown = shown.replace(whole, `${source.path}:${source.line}:${source.column}`)
      if (source.code) codes.push(`        ${source.code}`)
    }
    lines.push(shown, ...codes)
  }
  return { text: lines.join('\n'), missing: [...missing], found }
}
