import { contentTypes, fileFolders, mutablePaths, noticesPath } from '@companion/release-protocol/fileHeaders'
import { workerPath } from './assetHeaders.ts'

// As PCRE (nginx) and RE2 (Caddy) read them alike: no look-ahead, no named groups.

const folders = fileFolders.join('|')
const endings = Object.keys(contentTypes).join('|')
const escaped = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/\.\*$/, `.*\\.(?:${endings})`)

/** The one way a file's address is written: nothing encoded, no empty or hidden part, no slash at the end. */
const worker = escaped(workerPath)
const part = '[\\w~-][\\w.~-]*'
const fileAddress = `(?:${worker}|${escaped(noticesPath)}|/(?:${folders})(?:/${part})+)`

/** What a host tells apart, as regular expressions of a path that is decoded and without doubled slashes. */
export const pathPatterns = {
  /** A path of this kind is for a file or for nothing, however it is written. */
  files: `^/(?:${folders})(?:/|$)`,
  /** Files that are served: those with a content type. */
  served: `^/(?:${folders})/.*\\.(?:${endings})$`,
  /** Scripts of a release or a shell: folder of all its builds, name. */
  script: `^(/r/${part}|/shell)/${part}/(${part}\\.js)$`,
  /** The service worker. */
  worker: `^${worker}$`,
  /** Of these the ones whose bytes change; hosts try this one first. */
  mutable: `^(?:${mutablePaths.map(escaped).join('|')})$`,
  /** Looks like a file. */
  fileLike: '\\.[^/.]*/?$',
} as const

// Scheme and host of a target in absolute form (RFC 9112 §3.2.2), which Caddy leaves in front of the path.
const origin = '(?:[A-Za-z]+://[^/?\\\\]*)?'

/** The path and query of a request as it was written, when that is the one address of a file. */
export const writtenAsFile = `^${origin}${fileAddress}(?:\\?|$)`

/**
 * A request written with doubled slashes or a backslash, which would name another host in the page's own use of its
 * address: the path before the first of them, and what follows.
 */
export const writtenDoubled = `^${origin}((?:/[^?]*?)??)(?:[/\\\\]{2,}|\\\\)(.*)$`

/** How a language tag of this language begins, in an address or in `Accept-Language`; letters in either case. */
export const languageStart = (lang: string): string => `^${lang}(?:[-_,;]|$)`

/** The file of a screen's document, in the folder of its language; and the path that it is for. */
export const fileOfPath = (path: string): string => `${path === '/' ? '/index' : path}.html`
export const pathOfFile = (file: string): string => file.replace('.html', '').replace(/^\/index$/, '/')
