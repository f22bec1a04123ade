import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@companion/releases/stores/hash'

/** The state of one folder of catalogues. */
export interface FolderState {
  /** Key of a text → hash (`hashOf`) of the English text that its translations are based on. */
  readonly sources: Readonly<Record<string, string>>
  /** Language → keys of texts that are still English or older than the English text. */
  readonly drafts?: Readonly<Record<string, readonly string[]>>
}

/** Catalogue folder, relative to the package's root → its state. */
export type TranslationState = Readonly<Record<string, FolderState>>

/** The value in `sources`: the first eight characters of an English text's SHA-256 in base64. */
export const hashOf = (english: string): string => sha256(english).slice('sha256-'.length).slice(0, 8)

/** Beside a package's `package.json`, outside of the bundled folders. */
export const stateFile = 'translations.json'

/**
 * The state of a package's translations; empty if the package has no texts. Throws if the file is not JSON.
 */
export function readTranslations(packageFolder: string): TranslationState {
  const file = join(packageFolder, stateFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationState) : {}
}

/** Every draft of a package as `texts/de.json title`; no release may contain one. */
export const draftsOf = (packageFolder: string): string[] =>
  Object.entries(readTranslations(packageFolder)).flatMap(([folder, { drafts = {} }]) =>
    Object.entries(drafts).flatMap(([lang, keys]) => keys.map((key) => `${folder}/${lang}.json ${key}`)),
  )
