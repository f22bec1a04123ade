import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { build, type Metafile } from 'esbuild'
import { encoders } from './compressFiles.ts'
import { paths } from '../paths.ts'
import { librariesFile } from '@companion/release-protocol/shellRelease'

/** What a package, or a folder of this project, takes of a script. */
interface Part {
  /** `react-dom`, or `shared/kit/http`. */
  readonly name: string
  /** Bytes of it in the script. */
  readonly minified: number
  /** Its part of the bytes as they are served (brotli): the parts add up to those of the whole. */
  readonly served: number
  /** Parts that import it, in the order of their names; the entry has none. */
  readonly importers: readonly string[]
}

/** Scripts as they are served, and what is in them, the largest first. */
export interface ScriptSizes {
  readonly served: number
  readonly parts: readonly Part[]
}

/** A file's path from the checkout's root, as source maps and bundles have it; undefined for what a tool has added. */
const fileOf = (source: string): string | undefined =>
  /^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?((?:node_modules|host-shell|shared|bridge-contract|remotes)\/[^?|]+)/.exec(
    source,
  )?.[1]

/** The part that a file counts for. */
const partOf = (file: string | undefined): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(file ?? '')?.[1] ??
  file
    ?.split('/')
    .slice(0, -1)
    .slice(0, file.startsWith('bridge-contract') ? 2 : 3)
    .join('/') ??
  'webpack'

/** Adds the text of a script by the file it comes from, as its source map has it. */
function addTexts(texts: Map<string | undefined, string>, script: string, map: string): void {
  const traced = new TraceMap(map)
  const lines = script.split('\n')
  for (const [at, segments] of decodedMappings(traced).entries()) {
    const line = lines[at] ?? ''
    for (const [index, segment] of segments.entries()) {
      const text = line.slice(segment[0], segments[index + 1]?.[0] ?? line.length)
      const file = segment.length > 1 ? fileOf(traced.sources[segment[1]!] ?? '') : undefined
      texts.set(file, (texts.get(file) ?? '') + text)
    }
  }
}

/** Which file imports which, of everything that a module of this project brings in. */
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
 * What is in the shell's scripts, of a built folder, and who imports it.
 * @throws when the folder has no such scripts or no source maps of them.
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

/** A table of that to read: package, minified and served bytes, and who imports it. */
export const sizeTable = ({ served, parts }: ScriptSizes): string =>
  [
    `${String(served).padStart(8)} bytes served (brotli); by package: minified, its part of those, who imports it`,
    ...parts.map(
      ({ name, minified, served: part, importers }) =>
        `${String(minified).padStart(8)} ${String(part).padStart(7)}  ${name}${importers.length ? `  ← ${importers.join(', ')}` : ''}`,
    ),
  ].join('\n')
