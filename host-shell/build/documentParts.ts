import type { HashedFile } from './inlineScripts.ts'

/** The file with what documents of a shell are made of, `DocumentParts`. */
export const documentFile = 'document.json'

/** What the document of a shell release consists of. */
export interface DocumentParts {
  /** The inline script that loads the shell's scripts; the first in the document. */
  readonly headScript: string
  /** The libraries of the shell's script, at an address that they keep while they stay the same. */
  readonly libraries: HashedFile
  /** The shell's stylesheet: all that the skeleton does without. */
  readonly frame: HashedFile
  /** SHA-384 of the bridge's chunk, which pages inside an app preload. */
  readonly bridge: string
  /** The same of the chunk of mirrors, which pages preload where the channel has any. */
  readonly mirrors: string
  /** Language → the same of the shell's own words, which every page preloads. */
  readonly texts: Readonly<Record<string, string>>
  /** Language → the texts of a page that could not be loaded, its button's, and those for an engine that is too old. */
  readonly lost: Readonly<Record<string, LostTexts>>
  /** The hash of the file with those of `texts`, for pages in a language that their document has none for. */
  readonly languages: string
  /** The inline script in ES5 that finds engines which can't parse the others. */
  readonly engineScript: string
  readonly bootScript: string
  /** The inline script of documents that bring a prerendered screen. */
  readonly prerenderedScript: string
  /** The service worker, and the one that removes it. */
  readonly workers: { readonly on: string; readonly off: string }
  /** What the skeleton looks like. */
  readonly styles: string
}

/** The texts of a page that could not be loaded, its button's, and those for an engine that is too old. */
export type LostTexts = readonly [lost: string, retry: string, tooOld: string]
