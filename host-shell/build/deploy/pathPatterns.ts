import { contentTypes, fileFolders, mutablePaths, noticesPath } from '@companion/release-protocol/fileHeaders'
import { appLinksPaths } from './appLinks.ts'
import { workerPath } from './assetHeaders.ts'

// The patterns only contain syntax that both PCRE (nginx) and RE2 (Caddy) support: no look-ahead, no named
// groups.

const folders = fileFolders.join('|')
const endings = Object.keys(contentTypes).join('|')
const escaped = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/\.\*$/, `.*\\.(?:${endings})`)

/**
 * Patterns for the canonical spelling of a file's path: nothing encoded, no empty or hidden segment, no
 * trailing slash.
 */
const worker = escaped(workerPath)
const part = '[\\w~-][\\w.~-]*'
const appLinks = appLinksPaths.map(escaped).join('|')
const fileAddress = `(?:${worker}|${appLinks}|${escaped(noticesPath)}|/(?:${folders})(?:/${part})+)`

/** Path classes that hosts distinguish, as regular expressions for a decoded path without doubled slashes. */
export const pathPatterns = {
  /**
   * Paths that are reserved for files, in any spelling. The response is a file or a 404, never the document.
   */
  files: `^/(?:(?:${folders})(?:/|$)|\\.well-known/)`,
  /** Served files, whose extension has a content type. */
  served: `^/(?:${folders})/.*\\.(?:${endings})$`,
  /** Scripts of a release or a shell. Groups: the folder of all its builds, and the file name. */
  script: `^(/r/${part}|/shell)/${part}/(${part}\\.js)$`,
  /** The files that make links open in an app. Each brand's hosts have their own. */
  appLinks: `^(?:${appLinks})$`,
  /** The service worker. */
  worker: `^${worker}$`,
  /**
   * Served files whose bytes change. Hosts test this pattern first, because `served` also matches such files.
   */
  mutable: `^(?:${mutablePaths.map(escaped).join('|')})$`,
  /** Paths that look like a file. */
  fileLike: '\\.[^/.]*/?$',
} as const

// Scheme and host of a request target in absolute form (RFC 9112 §3.2.2). Caddy doesn't remove them from the
// path.
const origin = '(?:[A-Za-z]+://[^/?\\\\]*)?'

/** Matches a raw path and query if together they are a file's canonical URL. */
export const writtenAsFile = `^${origin}${fileAddress}(?:\\?|$)`

/**
 * Matches a raw path with doubled slashes or a backslash. If a page used such a path as its own URL, the URL
 * would refer to another host. Groups: the path before the first of them, and the rest.
 */
export const writtenDoubled = `^${origin}((?:/[^?]*?)??)(?:[/\\\\]{2,}|\\\\)(.*)$`

/**
 * Returns a pattern for the start of a language tag in a URL or in `Accept-Language`, to be matched
 * case-insensitively.
 */
export const languageStart = (lang: string): string => `^${lang}(?:[-_,;]|$)`

/** Returns the file of a screen's document in its language folder. `pathOfFile` is the reverse. */
export const fileOfPath = (path: string): string => `${path === '/' ? '/index' : path}.html`
export const pathOfFile = (file: string): string => file.replace('.html', '').replace(/^\/index$/, '/')
