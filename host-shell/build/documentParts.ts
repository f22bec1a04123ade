import type { HashedFile } from './inlineScripts.ts'

/** The file with the parts of a shell's documents (`DocumentParts`). */
export const documentFile = 'document.json'

/** The parts of a shell release's document. */
export interface DocumentParts {
  /** The inline script that loads the shell's scripts; the first in the document. */
  readonly headScript: string
  /** The libraries of the shell's script, under a URL that changes only with their content. */
  readonly libraries: HashedFile
  /** The shell's stylesheet, without the styles of the skeleton. */
  readonly frame: HashedFile
  /** SHA-384 of the bridge chunk, which pages inside an app preload. */
  readonly bridge: string
  /** SHA-384 of the mirrors chunk, which pages preload if the channel has mirrors. */
  readonly mirrors: string
  /** Language → SHA-384 of the shell's texts, which every page preloads. */
  readonly texts: Readonly<Record<string, string>>
  /** Language → texts of the notice that the page could not be loaded. */
  readonly lost: Readonly<Record<string, LostTexts>>
  /** Hash of the table with the hashes of `texts`, for languages that a document has no hash for. */
  readonly languages: string
  /** The inline ES5 script that detects engines which can't parse the others. */
  readonly engineScript: string
  readonly bootScript: string
  /** The inline script of documents with a prerendered screen. */
  readonly prerenderedScript: string
  /** The service worker, and the one that removes it. */
  readonly workers: { readonly on: string; readonly off: string }
  /** The skeleton's styles. */
  readonly styles: string
}

/** Texts of the notice that the page could not be loaded: message, button, and message for an old engine. */
export type LostTexts = readonly [lost: string, retry: string, tooOld: string]
