import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../../host-shell/build/paths.ts'
import { UsageError } from '../../host-shell/releases/edits/usageError.ts'
import { read } from '../architecture/sources.ts'
import { englishOf, folders, languages } from './catalogues.ts'
import { changedTexts, markTexts } from './translations.ts'

/** Returns the catalogue folder for a remote's name or a path. */
function folderOf(place = ''): string {
  const found = [`remotes/${place}/texts`, place.replace(/\/$/, '')].find((folder) =>
    folders.includes(folder),
  )
  if (!found) throw new UsageError(`"${place}" has no texts. There are: ${folders.join(' ')}`)
  return found
}

/** Adds a new English text to every language's file, as a draft. */
function add(place: string | undefined, [key = '', english = '']: readonly string[]): string {
  const folder = folderOf(place)
  if (!/^\w+$/.test(key) || !english)
    throw new UsageError('npm run texts -- add <remote> <key> "English text"')
  if (englishOf(folder).has(key)) throw new UsageError(`${folder}/en.json has ${key} already`)
  for (const lang of languages) {
    const file = `${folder}/${lang}.json`
    const before = existsSync(join(paths.root, file)) ? (JSON.parse(read(file)) as object) : {}
    writeFileSync(join(paths.root, file), `${JSON.stringify({ ...before, [key]: english }, null, 2)}\n`)
  }
  markTexts(folder, { keys: [key], isDraft: true })
  return `${key} stands in ${languages.length} files of ${folder}, as a draft in all but English.`
}

/** Marks texts as translated or as drafts. Without a folder, marks all changed texts. */
function mark(isDraft: boolean, place: string | undefined, keys: readonly string[], lang?: string): string {
  if (lang !== undefined && !languages.includes(lang)) throw new UsageError(`There is no language ${lang}`)
  const langs = lang === undefined ? languages : [lang]
  const changed = changedTexts().map((text) => text.split(' '))
  const chosen =
    place === undefined
      ? folders.map(
          (folder) => [folder, changed.flatMap(([at, key]) => (at === folder ? [key!] : []))] as const,
        )
      : [[folderOf(place), keys.length > 0 ? keys : [...englishOf(folderOf(place)).keys()]] as const]
  let count = 0
  for (const [folder, own] of chosen) {
    const there = englishOf(folder)
    const gone = place === undefined ? own.filter((key) => !there.has(key)) : []
    if (own.length === 0) continue
    count += markTexts(folder, { keys: own.filter((key) => !gone.includes(key)), isDraft, langs })
  }
  return `${count} texts are ${isDraft ? 'drafts' : 'translated'} in ${lang ?? 'all languages'}.`
}

export const draftVerbs = ['add', 'draft', 'confirm'] as const

/** Runs `add`, `draft` or `confirm`. If the command throws, it changes nothing. */
export function runDraftVerb(args: readonly string[]): void {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { lang: { type: 'string' } },
  })
  const [verb, place, ...rest] = positionals
  console.log(verb === 'add' ? add(place, rest) : mark(verb === 'draft', place, rest, values.lang))
}
