import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { pathPatterns, writtenAsFile } from '@companion/build/deploy/pathPatterns'

/** What the path of a request asks for. */
type RequestTarget =
  | { readonly kind: 'file'; readonly path: string }
  /** Looks like a file and is none: 404, never a page. */
  | { readonly kind: 'nothing' }
  /** A document written with doubled slashes; `to` is where it is. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'document' }

const isFileAddress = new RegExp(writtenAsFile)
const folders = new RegExp(pathPatterns.files, 'i')
const fileLike = new RegExp(pathPatterns.fileLike)

/**
 * Tells files from documents by the raw request path: parsing would accept several spellings of one address, and a cache
 * in front would keep a copy of each.
 */
export function requestTarget(url: string): RequestTarget {
  const [path = '/'] = url.split('?', 1)
  if (isFileAddress.test(path)) return { kind: 'file', path }
  let plain: string
  try {
    plain = posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return { kind: 'nothing' }
  }
  if (folders.test(plain) || fileLike.test(plain)) return { kind: 'nothing' }
  // Two slashes in front would name another host, in the redirect and in the page's own use of its address.
  return /[/\\]{2}|\\/.test(path)
    ? { kind: 'moved', to: path.replace(/[/\\]+/g, '/') + url.slice(path.length) }
    : { kind: 'document' }
}

/**
 * Gives a request whose target is in absolute form (`GET http://host/path`) the form that all others have. The host in it
 * counts, and not the header (RFC 9112 §3.2.2): what checks the host would look at another one than was asked for.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [origin, host] = /^https?:\/\/([^/?]*)/i.exec(request.url ?? '') ?? []
  if (origin === undefined || host === undefined) return
  const path = request.url!.slice(origin.length)
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}
