import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { paths } from '../../host-shell/build/paths.ts'
import {
  hashOf,
  readTranslations,
  stateFile,
  type FolderState,
  type TranslationState,
} from '../../host-shell/build/translations.ts'
import { UsageError } from '../../host-shell/releases/edits/usageError.ts'
import { englishOf, folders, glossaryOf, languages, textsOf } from './catalogues.ts'
import { faultsOf } from './faults.ts'

/**
 * Returns the package that contains a catalogue folder, relative to the root: `remotes/weather`,
 * `shared/kit`.
 */
const packageOf = (folder: string): string => /^[^/]+\/[^/]+/.exec(folder)?.[0] ?? folder

const inPackage = (folder: string) => relative(packageOf(folder), folder)

const stateOf = (folder: string): FolderState =>
  readTranslations(join(paths.root, packageOf(folder)))[inPackage(folder)] ?? { sources: {} }

const draftsIn = (folder: string, lang: string): readonly string[] => stateOf(folder).drafts?.[lang] ?? []

/**
 * Returns a language's texts with their faults. Drafts are listed separately, because they're still English
 * or older than the English text.
 */
export function checkTexts(lang: string) {
  const { texts, missing, surplus } = textsOf(lang)
  const drafts = new Set(
    folders.flatMap((folder) => draftsIn(folder, lang).map((key) => `${folder}/${lang}.json ${key}`)),
  )
  const glossary = glossaryOf(lang)
  const faults = texts
    .filter(({ file, key }) => !drafts.has(`${file} ${key}`))
    .flatMap((text) => faultsOf(lang, text, glossary).map((fault) => ({ text, ...fault })))
  return { texts, missing, surplus, faults, drafts: [...drafts] }
}

/**
 * Returns the texts whose English was added, changed or removed since they were translated, as `folder key`.
 */
export const changedTexts = (): string[] =>
  folders.flatMap((folder) => {
    const { sources } = stateOf(folder)
    const today = englishOf(folder)
    const keys = new Set([...today.keys(), ...Object.keys(sources)])
    return [...keys].flatMap((key) => {
      const english = today.get(key)
      return (english === undefined ? undefined : hashOf(english)) === sources[key]
        ? []
        : [`${folder} ${key}`]
    })
  })

const sorted = <Value>(entries: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Stores the hashes of the current English texts of `keys` as the sources of their translations. The hashes
 * of other texts don't change. `drafts` replaces the folder's stored drafts.
 */
function writeState(
  folder: string,
  keys: ReadonlySet<string>,
  drafts: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const root = join(paths.root, packageOf(folder))
  const today = englishOf(folder)
  const { sources } = stateOf(folder)
  const followed = Array.from(today, ([key, english]): [string, string] => [
    key,
    keys.has(key) ? hashOf(english) : (sources[key] ?? ''),
  ]).filter(([, hash]) => hash)
  const left = [...drafts]
    .filter(([, own]) => own.size > 0)
    .map(([lang, own]) => [lang, [...own].toSorted()] as const)
  const state: TranslationState = {
    ...readTranslations(root),
    [inPackage(folder)]: { sources: sorted(followed), ...(left.length > 0 && { drafts: sorted(left) }) },
  }
  const file = join(root, stateFile)
  writeFileSync(file, JSON.stringify(sorted(Object.entries(state)), null, 2))
  // Formats the file, because `npm run check` requires short lists to be on one line.
  spawnSync(process.execPath, [join(paths.root, 'node_modules/oxfmt/bin/oxfmt'), file])
}

/**
 * Marks texts of a folder as translations of the current English (`isDraft: false`) or as drafts, in these
 * languages. If their English has changed, they become drafts in the other languages. Removes stored keys
 * that English no longer has. Returns the number of marked keys. Throws for a key that English lacks.
 */
export function markTexts(
  folder: string,
  {
    keys,
    isDraft,
    langs = languages,
  }: { keys: readonly string[]; isDraft: boolean; langs?: readonly string[] },
): number {
  const english = englishOf(folder)
  const { sources } = stateOf(folder)
  const chosen = new Set(keys)
  const unknown = [...chosen].filter((key) => !english.has(key))
  if (unknown.length > 0) throw new UsageError(`${folder}/en.json has no ${unknown.join(', ')}`)
  const drafts = new Map(
    languages
      .filter((lang) => lang !== 'en')
      .map((lang) => {
        const own = new Set(draftsIn(folder, lang).filter((key) => english.has(key)))
        for (const key of chosen)
          if (!langs.includes(lang)) {
            // The other languages are still translations of the previous English text, so they become drafts.
            if (sources[key] && sources[key] !== hashOf(english.get(key) ?? '')) own.add(key)
          } else if (isDraft) own.add(key)
          else own.delete(key)
        return [lang, own] as const
      }),
  )
  writeState(folder, chosen, drafts)
  return chosen.size
}
