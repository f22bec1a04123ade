import type { HashedFile } from './inlineScripts.ts'

/** The file with the parts of the shell's HTML documents (`DocumentParts`). */
export const documentFile = 'document.json'

/** The parts of a shell release's HTML documents. */
export interface DocumentParts {
  /** The inline script that loads the shell's scripts. */
  readonly headScript: string
  /**
   * The script with the shell's libraries. Its URL changes only with its content, so it stays cached across
   * releases.
   */
  readonly libraries: HashedFile
  /** The shell's stylesheet, without the skeleton's styles, which are inline (`styles`). */
  readonly frame: HashedFile
  /** SHA-384 of the bridge chunk, in base64. Pages inside an app preload this chunk. */
  readonly bridge: string
  /** SHA-384 of the mirrors chunk, in base64. Pages preload this chunk if the channel has mirrors. */
  readonly mirrors: string
  /**
   * Language → SHA-384 of the shell's catalogue, in base64. Every page preloads the catalogue of its
   * language.
   */
  readonly texts: Readonly<Record<string, string>>
  /** Language → texts of the notice that the page couldn't be loaded. */
  readonly lost: Readonly<Record<string, LostTexts>>
  /**
   * SHA-384 of `languages.json`, in base64. A page reads the hash of its catalogue from that table if its
   * document doesn't contain the hash.
   */
  readonly languages: string
  /** The inline ES5 script that detects engines which can't parse the other scripts. */
  readonly engineScript: string
  readonly bootScript: string
  /** The inline script of documents with a prerendered screen. */
  readonly prerenderedScript: string
  /** Sources of the service worker (`on`) and of the worker that removes it (`off`). */
  readonly workers: { readonly on: string; readonly off: string }
  /** The skeleton's styles. */
  readonly styles: string
}

/**
 * Texts of the notice that the page couldn't be loaded: the message, the button, and the message for an
 * engine that is too old.
 */
export type LostTexts = readonly [lost: string, retry: string, tooOld: string]
