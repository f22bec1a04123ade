import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { createOrSame, type Store } from './stores/store.ts'

// Source maps hold the sources, so they lie in a store of their own, which no host serves: `<remote or shell>/<version>-
// <build>/<file>.map`.

const folderOf = (name: string): string => `${name.replace('@', '/')}/`

/** The keys of the source maps that are kept of a release. `name`: `weather@1.2.0-abcd1234`. */
export const keptSourceMaps = (maps: Store, name: string): Promise<readonly string[]> =>
  maps.list(folderOf(name))

/** Keeps the source maps of a build, or that of one of its files; those that are there already stay. */
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

/** Reads the map of a file of a release; `key`: `weather/1.2.0-abcd1234/area.js.map`. */
export type ReadMap = (key: string) => Promise<string | undefined>

export interface Symbolicated {
  readonly text: string
  /** Keys of maps that were not there. */
  readonly missing: readonly string[]
  /** How many positions were found in sources. */
  readonly found: number
}

// As browsers write a position in a stack: an address or a file, then line and column. `?r=2` is a second attempt.
const position =
  /(?<![\w.-])(?:https?:\/\/[^\s/()]+\/)?(?:\/?(?:r\/([a-z][a-z0-9-]*)|(shell))\/(\d[\w.-]*|libraries-\w+)\/)?([\w-][\w.-]*\.js)(?:\?[\w=]*)?:(\d+):(\d+)/g

/** A longer line is no frame of a stack. */
const longestLine = 1000

/** A source as the repository names it. */
const pathOf = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '')

async function openMap(key: string, read: ReadMap): Promise<TraceMap | undefined> {
  const text = await read(key)
  return text === undefined ? undefined : new TraceMap(text)
}

interface Position {
  readonly path: string
  readonly line: number
  readonly column: number
  /** The line of the source. */
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
 * A stack as a browser reported it, with each position in the sources, and below it the line that stands there. Frames
 * name their release in their address; `given` (`weather@1.2.0-abcd1234`, `shell@…`) is for those that name only a file.
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
