import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { createOrSame, type Store } from './stores/store.ts'

// Source maps contain the sources, so they are in a store of their own, which no web server serves. Store
// keys: `<remote or shell>/<version>-<build>/<file>.map`.

const folderOf = (name: string): string => `${name.replace('@', '/')}/`

/** Lists the keys of a release's stored source maps. `name`: `weather@1.2.0-abcd1234`. */
export const keptSourceMaps = (maps: Store, name: string): Promise<readonly string[]> =>
  maps.list(folderOf(name))

/**
 * Stores a build's source maps, or only those of files that start with `only`. Skips stored ones. Throws if
 * another process stores a different file under the same key meanwhile.
 */
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

/** Reads a source map by its key, such as `weather/1.2.0-abcd1234/area.js.map`. */
export type ReadMap = (key: string) => Promise<string | undefined>

export interface Symbolicated {
  readonly text: string
  /** The keys of the source maps that the store lacks. */
  readonly missing: readonly string[]
  /** The number of positions that were resolved. */
  readonly found: number
}

// A position in a browser's stack trace: a URL or a file, then line and column. The loader adds `?r=2` to the
// URL of a second attempt.
const position =
  /(?<![\w.-])(?:https?:\/\/[^\s/()]+\/)?(?:\/?(?:r\/([a-z][a-z0-9-]*)|(shell))\/(\d[\w.-]*|libraries-\w+)\/)?([\w-][\w.-]*\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g

/**
 * The maximum length of a line with a stack frame. Longer lines aren't stack frames and are printed as they
 * are.
 */
const longestLine = 1000

/** Returns a source's path in the repository. */
const pathOf = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '')

async function openMap(key: string, read: ReadMap): Promise<TraceMap | undefined> {
  const text = await read(key)
  return text === undefined ? undefined : new TraceMap(text)
}

interface Position {
  readonly path: string
  readonly line: number
  readonly column: number
  /** The source line, without indentation. */
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
 * Resolves a browser's stack trace: replaces each position and inserts the source line below it. The release
 * comes from the URL in each frame. Frames that have a file name only use `given` (`weather@1.2.0-abcd1234`,
 * `shell@…`).
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
