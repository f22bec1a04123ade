import { contentTypes, fileFolders, mutablePaths, noticesPath } from '@companion/release-protocol/fileHeaders'
import { workerPath } from './assetHeaders.ts'

// Syntax that PCRE (nginx) and RE2 (Caddy) share: no look-ahead, no named groups.

const folders = fileFolders.join('|')
const endings = Object.keys(contentTypes).join('|')
const escaped = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/\.\*$/, `.*\\.(?:${endings})`)

/**
 * The canonical spelling of a file's path: nothing encoded, no empty or hidden segment, no trailing slash.
 */
const worker = escaped(workerPath)
const part = '[\\w~-][\\w.~-]*'
const fileAddress = `(?:${worker}|${escaped(noticesPath)}|/(?:${folders})(?:/${part})+)`

/**
 * The path classes that hosts distinguish: regular expressions over a decoded path without doubled slashes.
 */
export const pathPatterns = {
  /** Reserved for files in any spelling: a file or a 404. */
  files: `^/(?:${folders})(?:/|$)`,
  /** Served files: those with a content type. */
  served: `^/(?:${folders})/.*\\.(?:${endings})$`,
  /** Scripts of a release or a shell. Groups: folder of all its builds, file name. */
  script: `^(/r/${part}|/shell)/${part}/(${part}\\.js)$`,
  /** The service worker. */
  worker: `^${worker}$`,
  /** The served files whose bytes change; hosts test this pattern first. */
  mutable: `^(?:${mutablePaths.map(escaped).join('|')})$`,
  /** Looks like a file. */
  fileLike: '\\.[^/.]*/?$',
} as const

// Scheme and host of a request target in absolute form (RFC 9112 §3.2.2), which Caddy keeps in front of the
// path.
const origin = '(?:[A-Za-z]+://[^/?\\\\]*)?'

/** Matches a raw path and query that is a file's canonical URL. */
export const writtenAsFile = `^${origin}${fileAddress}(?:\\?|$)`

/**
 * Matches a raw path with doubled slashes or a backslash, which would name another host when the page uses
 * its own URL. Groups: the path before the first of them, and the rest.
 */
export const writtenDoubled = `^${origin}((?:/[^?]*?)??)(?:[/\\\\]{2,}|\\\\)(.*)$`

/** Matches the start of a language tag in a URL or in `Accept-Language`, case-insensitively. */
export const languageStart = (lang: string): string => `^${lang}(?:[-_,;]|$)`

/** The file of a screen's document in its language folder, and the reverse. */
export const fileOfPath = (path: string): string => `${path === '/' ? '/index' : path}.html`
export const pathOfFile = (file: string): string => file.replace('.html', '').replace(/^\/index$/, '/')
