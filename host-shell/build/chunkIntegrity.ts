import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compilation, Compiler } from 'webpack'
import { sha384 } from '@companion/releases/stores/hash'
import { loaderModules, placeholder } from './hashesRuntime.ts'
import { lateChunksFile } from './lateChunks.ts'
import { languageFile, languagesFile } from './languageFiles.ts'
import { shiftMap } from './shiftMap.ts'

type Hashes = Record<string, string>

/**
 * Groups the files of each language. `first` lists the file that every page in a language loads first.
 * `later` maps that file to the language's other files. If a build has no such file, `first` lists all files
 * of the language.
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
 * Writes the hashes of a build's files into its entry, whose loader doesn't load a file without a hash. The
 * signed channel document contains the entry's hash, so its signature covers all files. The published
 * integrity plugin can't build federation containers.
 * Hashes of language files would make the entry larger for every page. So `languages.json` contains the hash
 * of each language's first file, and the entry contains the hash of `languages.json`. Each first file
 * contains the hashes of the language's other files.
 * `container` returns the build's name. `isLate` decides whether a file's hash is in a second table instead
 * of the entry (`lateChunks.ts`).
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
      // Child compilations only extract styles. No page loads their files, so those need no hashes.
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
        // After an error webpack emits no files, so there's nothing to hash.
        if (compilation.errors.length) return
        // Sorted by name, because a compiler in watch mode lists changed assets last: equal files would get
        // another release name.
        const files = Object.keys(assets)
          // The HTML document contains the hashes of the files that load with the entry, so the entry doesn't
          // need them.
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
          compilation.updateAsset(name, (old) => new sources.RawSource(`${String(old.source())}\n;${brings}`))
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
        // The source map was generated before this edit, so all positions after the edit have to move.
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
