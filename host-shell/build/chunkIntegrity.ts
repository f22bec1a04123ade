import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compilation, Compiler } from 'webpack'
import { sha384 } from '@companion/releases/stores/hash'
import { loaderModules, placeholder } from './hashesRuntime.ts'
import { lateChunksFile } from './lateChunks.ts'
import { languageFile, languagesFile } from './languageFiles.ts'
import { shiftMap } from './shiftMap.ts'

type Hashes = Record<string, string>

/**
 * Splits language files: `first` holds the file that every page in a language starts with, `later` maps it to
 * the other files of that language.
 */
function byLanguage(files: readonly string[]) {
  const first: string[] = []
  const later = new Map<string, string[]>()
  for (const file of files) {
    const [, lang] = languageFile.exec(file) ?? []
    const begins = `texts-${lang}-json.js`
    if (!lang) continue
    if (file === begins || !files.includes(begins)) first.push(file)
    else later.set(begins, [...(later.get(begins) ?? []), file])
  }
  return { first, later }
}

/**
 * Writes the hash of every other file into the entry, whose loader demands them. The signed document holds
 * the entry's hash, so the signature covers the whole tree. The published integrity plugin cannot build
 * containers. Hashes of language files would make the entry larger for everyone. The first file of each
 * language is therefore hashed in a table (`languages.json`), whose hash is in the entry; that file carries
 * the hashes of the language's later files. `container`: the build's name. `isLate`: whether a file's hash
 * goes into a second table (`lateChunks.ts`).
 */
export class ChunkIntegrityPlugin {
  private readonly entry: string
  private readonly container: (compilation: Compilation) => string
  private readonly isLate: (file: string) => boolean
  constructor(
    entry: string,
    container: (compilation: Compilation) => string,
    isLate: (file: string) => boolean = () => false,
  ) {
    this.entry = entry
    this.container = container
    this.isLate = isLate
  }
  apply(compiler: Compiler): void {
    const { Compilation, runtime, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      // Child compilations (style extraction) load nothing into a page.
      if (compilation.compiler.isChild()) return
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrity', (chunk, set) => {
        if (!chunk.hasRuntime()) return
        set.add(compiler.webpack.RuntimeGlobals.publicPath)
        for (const module of loaderModules()) compilation.addRuntimeModule(chunk, module)
      })
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) => [code, "__webpack_require__.demandHash(script, 'src', url);"].join('\n'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('ChunkIntegrity', (code) =>
        [code, "__webpack_require__.demandHash(linkTag, 'href', fullhref);"].join('\n'),
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, (assets) => {
        // webpack emits nothing after an error.
        if (compilation.errors.length) return
        // Sorted by name: a watching compiler lists changed assets last.
        const files = Object.keys(assets)
          // The document holds the hashes of the files that load with the entry.
          .filter((name) => name !== this.entry && /^(?!(document|libraries|main)\.).*\.(js|css)$/.test(name))
          .toSorted()
        const hashesOf = (names: readonly string[]): Hashes =>
          Object.fromEntries(names.map((name) => [name, sha384(assets[name]!.buffer())]))
        const rewrite = (name: string, text: string) =>
          compilation.updateAsset(name, new sources.RawSource(text))
        const { first, later } = byLanguage(files)
        for (const [name, others] of later) {
          const known = Object.entries(hashesOf(others)).map(([other, hash]) => [
            `${this.container(compilation)}/${other}`,
            hash,
          ])
          const brings = `Object.assign(companion.hashes,${JSON.stringify(Object.fromEntries(known))})`
          rewrite(name, `${String(assets[name]!.source())}\n;${brings}`)
        }
        const others = files.filter((name) => !languageFile.test(name))
        const hashes = hashesOf(others.filter((name) => !this.isLate(name)))
        const tables = [
          [languagesFile, first],
          [lateChunksFile, others.filter(this.isLate)],
        ] as const
        for (const [file, names] of tables) {
          if (!names.length) continue
          const table = JSON.stringify(hashesOf(names))
          compilation.emitAsset(file, new sources.RawSource(table))
          hashes[file] = sha384(table)
        }
        const text = String(compilation.getAsset(this.entry)?.source.source())
        const from = text.indexOf(placeholder) - 1
        const to = from + placeholder.length + 2
        if (from < 0) throw new Error(`${this.entry} has no place for the hashes of its files`)
        const map = JSON.stringify(hashes)
        rewrite(this.entry, text.slice(0, from) + map + text.slice(to))
        // The source map was generated before this edit.
        if (compilation.getAsset(`${this.entry}.map`))
          compilation.updateAsset(
            `${this.entry}.map`,
            (old) =>
              new sources.RawSource(
                shiftMap(String(old.source()), { text, at: to, by: map.length - (to - from) }),
              ),
          )
      })
    })
  }
}
