import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@companion/releases/stores/hash'

/** Translation state of one folder of catalogues. */
export interface FolderState {
  /** Key of a text → hash (`hashOf`) of the English text that its translations are based on. */
  readonly sources: Readonly<Record<string, string>>
  /**
   * Language → keys of its drafts: texts that are still English, and translations older than the English
   * text.
   */
  readonly drafts?: Readonly<Record<string, readonly string[]>>
}

/** Catalogue folder, relative to the package's root → its state. */
export type TranslationState = Readonly<Record<string, FolderState>>

/** Returns the hash for `sources`: the first eight characters of an English text's SHA-256 in base64. */
export const hashOf = (english: string): string => sha256(english).slice('sha256-'.length).slice(0, 8)

/** The state file's name. The file is beside a package's `package.json`, outside of the bundled folders. */
export const stateFile = 'translations.json'

/**
 * Reads the state of a package's translations. Returns an empty object if the package has no state file.
 * Throws if the file isn't valid JSON.
 */
export function readTranslations(packageFolder: string): TranslationState {
  const file = join(packageFolder, stateFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationState) : {}
}

/** Lists a package's drafts, such as `texts/de.json title`. A release mustn't contain a draft. */
export const draftsOf = (packageFolder: string): string[] =>
  Object.entries(readTranslations(packageFolder)).flatMap(([folder, { drafts = {} }]) =>
    Object.entries(drafts).flatMap(([lang, keys]) => keys.map((key) => `${folder}/${lang}.json ${key}`)),
  )
