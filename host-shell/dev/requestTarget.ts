import { posix } from 'node:path'
import { fileFolders } from '../deploy/headers.ts'

/** What the path of a request asks for. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  /** Looks like a file and is none: 404, never a page. */
  | { readonly kind: 'nothing' }
  /** A document written with doubled slashes; `to` is where it is. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'document' }

const names = fileFolders.join('|')
const folders = new RegExp(`^/(${names})(/|$)`, 'i')
/** The one way a file's address is written: nothing encoded, no empty or hidden part, no slash at the end. */
const address = new RegExp(`^/(${names})(/[\\w~-][\\w.~-]*)+$`)

/**
 * Tells files from documents by the request's own text: a parsed address has lost the ways it could be written, and a
 * cache in front would keep one copy for each.
 */
export function requestTarget(url: string): Target {
  const [path = '/'] = url.split('?', 1)
  if (address.test(path)) return { kind: 'file', path }
  let plain: string
  try {
    plain = posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return { kind: 'nothing' }
  }
  if (folders.test(plain) || /\.[^/]*\/?$/.test(plain)) return { kind: 'nothing' }
  // Two slashes in front would name another host, in the redirect and in the page's own use of its address.
  return /[/\\]{2}|\\/.test(path)
    ? { kind: 'moved', to: path.replace(/[/\\]+/g, '/') + url.slice(path.length) }
    : { kind: 'document' }
}
