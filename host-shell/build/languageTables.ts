import type { Compiler } from 'webpack'

/** Request → its module id, and the chunk that contains it. */
type Row = readonly [request: string, value: readonly [id: number, chunks: readonly string[]]]

/**
 * Shorter JavaScript for the same table, if the languages' module ids are consecutive and each chunk is named
 * after its language; otherwise undefined.
 */
export function shorterTable(json: string): string | undefined {
  const rows = Object.entries(JSON.parse(json) as Record<string, Row[1]>)
  const langs = rows.map(([request]) => request.slice('./'.length, -'.json'.length))
  const [first, chunks] = Array.isArray(rows[0]?.[1]) ? rows[0][1] : []
  const name = chunks?.[0]?.replace(`-${langs[0]}-json`, '')
  const same = rows.map((_, at) => [
    `./${langs[at]}.json`,
    [Number(first) + at, [`${name}-${langs[at]}-json`]],
  ])
  if (langs.length < 3 || JSON.stringify(same) !== JSON.stringify(rows)) return undefined
  const row = `["./" + lang + ".json", [${first} + at, ["${name}-" + lang + "-json"]]]`
  return `Object.fromEntries("${langs.join()}".split(",").map((lang, at) => ${row}))`
}

/** The table that webpack generates for `import(`./${lang}.json`)`, before minification. */
const table = /(?<=const map = )\{\s+"\.\/[^{}]+\}(?=;)/g

/**
 * Shortens the tables of folders with a file per language: an entry has several, with 50 bytes per language.
 */
export class LanguageTablesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LanguageTables', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1
      compilation.hooks.processAssets.tap({ name: 'LanguageTables', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue
          const shorter = new sources.ReplaceSource(asset)
          for (const { 0: json, index } of String(asset.source()).matchAll(table)) {
            const text = shorterTable(json)
            if (text) shorter.replace(index, index + json.length - 1, text)
          }
          if (shorter.getReplacements().length) compilation.updateAsset(name, shorter)
        }
      })
    })
  }
}
