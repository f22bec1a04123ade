import { queryOf } from '@companion/shared/flags/parse'
import { cacheControlOf, fileFolders } from '@companion/release-protocol/fileHeaders'
import { strictFresh } from '@companion/release-protocol/timings'

// What the service worker stores for the next visit, with `Cache`. On a first visit, before the worker
// controls the page, the page writes to the same caches.

/** A changed layout needs new names: on start, the worker deletes all our other caches. */
export const documentCache = 'companion-documents-1'
export const fileCache = 'companion-files-1'
export const isOwnCache = (name: string): boolean => name.startsWith('companion-')

/** Release files that may be stored: they are immutable, and the URL has no retry query. */
export const isStoredFile = ({ pathname, search }: URL): boolean =>
  /^\/(shell|r)\//.test(pathname) && cacheControlOf(pathname).includes('immutable') && !search

/**
 * Paths that are never stored: files, the API, the mock API, an isolated remote, and paths with characters
 * that no route has. Those are files or have parameters (`/help;token=x`), and tokens must not be stored.
 */
const untouched = new RegExp(`^/(${fileFolders.join('|')}|api|v1|standin|isolate)(/|$)|[^\\w/-]`, 'i')
/** Parameters that select releases or open the QA tools. */
const forTesters = ['qa', 'release', 'tester', 'isolate']

/**
 * Cache key of the document at an address, for a browser with this language. Like hosts, it uses only path
 * and language, because the rest of the address may contain a token. Undefined if the document must not be
 * stored.
 */
export function documentKey({ pathname, search }: URL | Location, language: string): string | undefined {
  const query = queryOf(search)
  const lang = query.get('lang') ?? language
  return untouched.test(pathname) || !/^[\w-]{2,12}$/.test(lang) || forTesters.some((name) => query.has(name))
    ? undefined
    : `${pathname}?lang=${lang}`
}

/** Expiry of a stored document (ms): one day, but no later than the signatures it contains. */
const untilHeader = 'x-stored-until'

/** Maximum number of stored documents, because paths are arbitrary. */
const mostDocuments = 40

/** Whether the server has withdrawn a document: a redirect, a refusal, or not found. */
const isWithdrawn = ({ type, redirected, status }: Response): boolean =>
  type === 'opaqueredirect' || redirected || [403, 404, 410].includes(status)

/**
 * Stores a document from the server, or deletes the stored one if the server has withdrawn it. Ignores any
 * other response; never rejects.
 */
export async function storeDocument(caches: CacheStorage, key: string, answer: Response): Promise<void> {
  try {
    if (isWithdrawn(answer)) await (await caches.open(documentCache)).delete(key)
    const text = await answer.text()
    // The first date in the boot script's data belongs to the embedded release document.
    const signedUntil = Date.parse(/"exp":"([^"]+)"/.exec(text)?.[1] ?? '')
    if (answer.status !== 200 || answer.redirected || !(signedUntil > Date.now())) return
    const headers = new Headers(answer.headers)
    // The text is already decompressed.
    headers.delete('content-encoding')
    headers.delete('content-length')
    headers.set(untilHeader, String(Math.min(signedUntil, Date.now() + strictFresh)))
    const cache = await caches.open(documentCache)
    // A new response: the original contains the request's URL with its tokens.
    await cache.put(key, new Response(text, { headers }))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -mostDocuments).map((old) => cache.delete(old)))
  } catch {
    // No space or no cache: the next visit uses the network, like this one.
  }
}

/**
 * The stored document, unless it has expired. Setting the clock back doesn't make it fresh again. Never
 * rejects.
 */
export async function storedDocument(caches: CacheStorage, key: string): Promise<Response | undefined> {
  try {
    const found = await (await caches.open(documentCache)).match(key, { ignoreVary: true })
    const left = Number(found?.headers.get(untilHeader)) - Date.now()
    return left > 0 && left <= strictFresh ? found : undefined
  } catch {
    return undefined
  }
}
