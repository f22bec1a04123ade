import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { build, type Metafile } from 'esbuild'
import { encoders } from './compressFiles.ts'
import { paths } from '../paths.ts'
import { librariesFile } from '@companion/release-protocol/shellRelease'

/** A package, or a folder of this project, and its share of a script. */
interface Part {
  /** `react-dom`, or `shared/kit/http`. */
  readonly name: string
  /** Its size in the script, in bytes. */
  readonly minified: number
  /** Its share of the transferred bytes (brotli). The shares of all parts add up to the total. */
  readonly served: number
  /** Parts that import it, sorted by name. The entry has none. */
  readonly importers: readonly string[]
}

/** Transfer size of scripts in bytes, and their parts, largest first. */
export interface ScriptSizes {
  readonly served: number
  readonly parts: readonly Part[]
}

/**
 * Returns the path, relative to the checkout's root, of a file in a source map or bundle. Returns undefined
 * for code that a tool added.
 */
const fileOf = (source: string): string | undefined =>
  /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?((?:node_modules|host-shell|shared|bridge-contract|remotes)\/[^?|]+)/.exec(
    source,
  )?.[1]

/** Returns the name of the part that a file belongs to. */
const partOf = (file: string | undefined): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(file ?? '')?.[1] ??
  file
    ?.split('/')
    .slice(0, -1)
    .slice(0, file.startsWith('bridge-contract') ? 2 : 3)
    .join('/') ??
  'webpack'

/** Splits the text of a script by source file, according to its source map, and adds it to `texts`. */
function addTexts(texts: Map<string | undefined, string>, script: string, map: string): void {
  const traced = new TraceMap(map)
  const lines = script.split('\n')
  for (const [at, segments] of decodedMappings(traced).entries()) {
    const line = lines[at] ?? ''
    for (const [index, segment] of segments.entries()) {
      const text = line.slice(segment[0], segments[index + 1]?.[0] ?? line.length)
      const file = segment.length === 1 ? undefined : fileOf(traced.sources[segment[1]] ?? '')
      texts.set(file, (texts.get(file) ?? '') + text)
    }
  }
}

/** Returns the imports of every file that an entry bundles. */
async function importsOf(entry: string): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [resolve(paths.root, entry)],
    absWorkingDir: paths.root,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: paths.work,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return metafile.inputs
}

/**
 * Returns the parts of the shell's scripts in a built folder, and their importers.
 * @throws if the folder doesn't contain these scripts or their source maps.
 */
export async function shellSizes(folder: string): Promise<ScriptSizes> {
  const texts = new Map<string | undefined, string>()
  let served = 0
  for (const script of [librariesFile, 'main.js']) {
    const code = readFileSync(resolve(folder, script), 'utf8')
    addTexts(texts, code, readFileSync(resolve(folder, `${script}.map`), 'utf8'))
    served += (await encoders.br(Buffer.from(code))).length
  }
  const byPart = new Map<string, string>()
  for (const [file, text] of texts) byPart.set(partOf(file), (byPart.get(partOf(file)) ?? '') + text)
  const importers = new Map<string, Set<string>>()
  for (const [file, { imports }] of Object.entries(await importsOf('host-shell/shell/main.tsx')))
    for (const { path } of texts.has(file) ? imports : []) {
      const [from, to] = [partOf(file), partOf(path)]
      if (from !== to && byPart.has(to)) importers.set(to, (importers.get(to) ?? new Set()).add(from))
    }
  const alone = await Promise.all(
    [...byPart].map(async ([name, text]) => {
      const compressed = (await encoders.br(Buffer.from(text))).length
      return { name, minified: Buffer.byteLength(text), compressed }
    }),
  )
  const sum = alone.reduce((all, { compressed }) => all + compressed, 0)
  const parts = alone
    .map(({ name, minified, compressed }) => ({
      name,
      minified,
      served: Math.round((compressed / sum) * served),
      importers: [...(importers.get(name) ?? [])].toSorted(),
    }))
    .toSorted((a, b) => b.served - a.served)
  return { served, parts }
}

/** Returns a printable table of these sizes: package, minified and transferred bytes, importers. */
export const sizeTable = ({ served, parts }: ScriptSizes): string =>
  [
    `${String(served).padStart(8)} bytes served (brotli); by package: minified, its part of those, who imports it`,
    ...parts.map(
      ({ name, minified, served: part, importers }) =>
        `${String(minified).padStart(8)} ${String(part).padStart(7)}  ${name}${importers.length ? `  ← ${importers.join(', ')}` : ''}`,
    ),
  ].join('\n')
