import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@companion/releases/stores/hash'

/** The state of one folder of catalogues. */
export interface FolderState {
  /** Key of a text → the hash (`hashOf`) of the English text that its translations follow. */
  readonly sources: Readonly<Record<string, string>>
  /** Language → keys of texts that are still English or older than the English one. */
  readonly drafts?: Readonly<Record<string, readonly string[]>>
}

/** Folder of catalogues, from the package's root → its state. */
export type TranslationState = Readonly<Record<string, FolderState>>

/** What `sources` holds of an English text: the first eight characters of its SHA-256 in base64. */
export const hashOf = (english: string): string => sha256(english).slice('sha256-'.length).slice(0, 8)

/** Beside a package's `package.json`, outside of the folders whose files are bundled. */
export const stateFile = 'translations.json'

/** The state of a package's translations; none where the package has no texts. Throws for a file that is no JSON. */
export function readTranslations(packageFolder: string): TranslationState {
  const file = join(packageFolder, stateFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationState) : {}
}

/** Every draft of a package as `texts/de.json title`, which no release may carry. */
export const draftsOf = (packageFolder: string): string[] =>
  Object.entries(readTranslations(packageFolder)).flatMap(([folder, { drafts = {} }]) =>
    Object.entries(drafts).flatMap(([lang, keys]) => keys.map((key) => `${folder}/${lang}.json ${key}`)),
  )
