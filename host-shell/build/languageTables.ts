import type { Compiler } from 'webpack'

/** Request → module id and the chunks that contain the module. */
type Row = readonly [request: string, value: readonly [id: number, chunks: readonly string[]]]

/**
 * Returns shorter JavaScript for the same table. Returns undefined if the table has fewer than three
 * languages, if their module ids aren't consecutive, or if the chunks don't have the language in their name.
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

/** Matches the table that webpack generates for `import(`./${lang}.json`)`, before minification. */
const table = /(?<=const map = )\{\s+"\.\/[^{}]+\}(?=;)/g

/**
 * Shortens webpack's tables of folders with a file per language. An entry contains several of these tables,
 * and each has 50 bytes per language.
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
