import { contentTypes, mutablePaths } from '../releases/publish/stores/fileHeaders.ts'
import { fileFolders } from './headers.ts'

// As PCRE (nginx) and RE2 (Caddy) read them alike: no look-ahead, no named groups.

const folders = fileFolders.join('|')
const endings = Object.keys(contentTypes).join('|')
const escaped = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/\.\*$/, `.*\\.(?:${endings})`)

/** The one way a file's address is written: nothing encoded, no empty or hidden part, no slash at the end. */
const fileAddress = `/(?:${folders})(?:/[\\w~-][\\w.~-]*)+`

/** What a host tells apart, as regular expressions of a path that is decoded and without doubled slashes. */
export const pathPatterns = {
  /** A path of this kind is for a file or for nothing, however it is written. */
  files: `^/(?:${folders})(?:/|$)`,
  /** Files that are served: those with a content type. */
  served: `^/(?:${folders})/.*\\.(?:${endings})$`,
  /** Of these the ones whose bytes change; hosts try this one first. */
  mutable: `^(?:${mutablePaths.map(escaped).join('|')})$`,
  /** Looks like a file. */
  fileLike: '\\.[^/]*/?$',
} as const

/** The path and query of a request as it was written, when that is the one address of a file. */
export const writtenAsFile = `^${fileAddress}(?:\\?|$)`

/**
 * A request written with doubled slashes or a backslash, which would name another host in the page's own use of its
 * address: what stands before the first of them, and what follows.
 */
export const writtenDoubled = '^([^?]*?)(?:[/\\\\]{2,}|\\\\)(.*)$'
