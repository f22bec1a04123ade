import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { pathPatterns, writtenAsFile } from '@companion/build/deploy/pathPatterns'

/** The target of a request, by its path. */
type RequestTarget =
  | { readonly type: 'file'; readonly path: string }
  /** The path looks like a file's but isn't valid, so the response is a 404, never an HTML document. */
  | { readonly type: 'nothing' }
  /** A document's path with doubled slashes; `to` is its canonical URL. */
  | { readonly type: 'moved'; readonly to: string }
  | { readonly type: 'document' }

const isFileAddress = new RegExp(writtenAsFile)
const folders = new RegExp(pathPatterns.files, 'i')
const fileLike = new RegExp(pathPatterns.fileLike)

/**
 * Distinguishes files and documents by the raw path. A parsed path would accept several spellings of one URL,
 * and a cache in front of the server would store a copy for each.
 */
export function requestTarget(url: string): RequestTarget {
  const [path = '/'] = url.split('?', 1)
  if (isFileAddress.test(path)) return { type: 'file', path }
  let plain: string
  try {
    plain = posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return { type: 'nothing' }
  }
  if (folders.test(plain) || fileLike.test(plain)) return { type: 'nothing' }
  // A URL with two leading slashes would point to another host, in the redirect and when the page uses its
  // own URL.
  return /[/\\]{2}|\\/.test(path)
    ? { type: 'moved', to: path.replace(/[/\\]+/g, '/') + url.slice(path.length) }
    : { type: 'document' }
}

/**
 * Converts a request target in absolute form (`GET http://host/path`) to origin form. The target's host
 * overrides the `Host` header (RFC 9112 §3.2.2), otherwise host checks would see another host than the
 * requested one.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { url = '' } = request
  const [origin, host] = /^https?:\/\/([^/?]*)/i.exec(url) ?? []
  if (origin === undefined || host === undefined) return
  const path = url.slice(origin.length)
  request.headers.host = host
  request.url = path.startsWith('/') ? path : `/${path}`
}
