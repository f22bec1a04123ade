import { queryOf } from '@companion/shared/flags/parse'
import { cacheControlOf, fileFolders } from '@companion/release-protocol/fileHeaders'
import { strictFresh } from '@companion/release-protocol/timings'

// Reads and writes the files that the service worker stores for the next visit. On a first visit, the worker
// doesn't control the page yet, so the page writes to the same caches.

/** Change the names if the stored format changes: the worker deletes all our other caches when it starts. */
export const documentCache = 'companion-documents-1'
export const fileCache = 'companion-files-1'
export const isOwnCache = (name: string): boolean => name.startsWith('companion-')

/** Returns true for release files that may be stored: they're immutable, and the URL has no retry query. */
export const isStoredFile = ({ pathname, search }: URL): boolean =>
  /^\/(shell|r)\//.test(pathname) && cacheControlOf(pathname).includes('immutable') && !search

/**
 * Paths that are never stored: files, the API, the mock API, an isolated remote, and paths with characters
 * that no route contains. Such a path is a file or has parameters (`/help;token=x`), and tokens must not be
 * stored.
 */
const untouched = new RegExp(`^/(${fileFolders.join('|')}|api|v1|standin|isolate)(/|$)|[^\\w/-]`, 'i')
/** Query parameters that select releases or open the QA tools. */
const forTesters = ['qa', 'release', 'tester', 'isolate']

/**
 * Returns the cache key of the HTML document at a URL, for a browser with this language. The key contains
 * only the path and the language, because other parts of the URL can contain a token. Returns undefined if
 * the document must not be stored.
 */
export function documentKey({ pathname, search }: URL | Location, language: string): string | undefined {
  const query = queryOf(search)
  const lang = query.get('lang') ?? language
  return untouched.test(pathname) || !/^[\w-]{2,12}$/.test(lang) || forTesters.some((name) => query.has(name))
    ? undefined
    : `${pathname}?lang=${lang}`
}

/**
 * Header with the expiry of a stored document, in milliseconds since 1970: one day, but not later than the
 * signed data in the document expires.
 */
const untilHeader = 'x-stored-until'

/** Maximum number of stored documents. There's a limit because the number of possible paths isn't limited. */
const mostDocuments = 40

/**
 * Returns true if the server no longer serves a document: it redirects, or responds with forbidden, not found
 * or gone.
 */
const isWithdrawn = ({ type, redirected, status }: Response): boolean =>
  type === 'opaqueredirect' || redirected || [403, 404, 410].includes(status)

/**
 * Stores an HTML document from the server, or deletes the stored one if the server no longer serves it.
 * Ignores all other responses. Never rejects.
 */
export async function storeDocument(caches: CacheStorage, key: string, answer: Response): Promise<void> {
  try {
    if (isWithdrawn(answer)) await (await caches.open(documentCache)).delete(key)
    const text = await answer.text()
    // The first date in the boot script's data is the expiry of the embedded channel document.
    const signedUntil = Date.parse(/"exp":"([^"]+)"/.exec(text)?.[1] ?? '')
    if (answer.status !== 200 || answer.redirected || !(signedUntil > Date.now())) return
    const headers = new Headers(answer.headers)
    // The text is already decompressed, so these headers would be wrong.
    headers.delete('content-encoding')
    headers.delete('content-length')
    headers.set(untilHeader, String(Math.min(signedUntil, Date.now() + strictFresh)))
    const cache = await caches.open(documentCache)
    // Creates a new response, because the original one contains the request's URL with its tokens.
    await cache.put(key, new Response(text, { headers }))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -mostDocuments).map((old) => cache.delete(old)))
  } catch {
    // Storage is full or unavailable. The next visit uses the network, like this one.
  }
}

/**
 * Returns the stored HTML document, unless it has expired. Setting the clock back doesn't make it valid
 * again. Never rejects.
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
