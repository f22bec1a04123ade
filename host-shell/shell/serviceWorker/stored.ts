import { queryOf } from '@companion/shared/flags/parse'
import { cacheControlOf, fileFolders } from '@companion/release-protocol/fileHeaders'
import { strictFresh } from '@companion/release-protocol/timings'

// What the service worker stores for the next visit, by `Cache`. The page writes to the same caches on a first visit,
// which no worker has seen.

/** A changed layout takes new names: the worker deletes every other cache of ours when it starts. */
export const documentCache = 'companion-documents-1'
export const fileCache = 'companion-files-1'
export const isOwnCache = (name: string): boolean => name.startsWith('companion-')

/** The release files that may be stored: they never change, and no query asks for them again. */
export const isStoredFile = ({ pathname, search }: URL): boolean =>
  /^\/(shell|r)\//.test(pathname) && cacheControlOf(pathname).includes('immutable') && !search

/**
 * Folders of files, of the API and of the stand-in; one remote alone; and a path with any other character than a route's
 * has. Such a path is a file's, or has parameters (`/help;token=x`), and no token may be stored.
 */
const untouched = new RegExp(`^/(${fileFolders.join('|')}|api|v1|standin|isolate)(/|$)|[^\\w/-]`, 'i')
/** What opens releases by name, or the tools. */
const forTesters = ['qa', 'release', 'tester', 'isolate']

/**
 * The key of the document at an address for a browser of this language, as hosts choose it: by path and language.
 * Nothing else of the address is in it, for that may be a token. Undefined where no document is to be stored.
 */
export function documentKey({ pathname, search }: URL | Location, language: string): string | undefined {
  const query = queryOf(search)
  const lang = query.get('lang') ?? language
  return untouched.test(pathname) || !/^[\w-]{2,12}$/.test(lang) || forTesters.some((name) => query.has(name))
    ? undefined
    : `${pathname}?lang=${lang}`
}

/** Until when a stored document may be shown (ms): for a day, and no longer than what it carries is signed for. */
const untilHeader = 'x-stored-until'

/** The most documents that a device keeps; a path may be anything. */
const mostDocuments = 40

/** Whether the server has withdrawn a document: it sends to another address, refuses, or has none. */
const isWithdrawn = ({ type, redirected, status }: Response): boolean =>
  type === 'opaqueredirect' || redirected || [403, 404, 410].includes(status)

/**
 * Stores a document as the server has sent it, and deletes the stored one that the server has withdrawn. Does nothing with
 * any other answer; never rejects.
 */
export async function storeDocument(caches: CacheStorage, key: string, answer: Response): Promise<void> {
  try {
    if (isWithdrawn(answer)) await (await caches.open(documentCache)).delete(key)
    const text = await answer.text()
    // The first date of the data in the boot script: of the release document that the page carries.
    const signedUntil = Date.parse(/"exp":"([^"]+)"/.exec(text)?.[1] ?? '')
    if (answer.status !== 200 || answer.redirected || !(signedUntil > Date.now())) return
    const headers = new Headers(answer.headers)
    // The text is not compressed any more.
    headers.delete('content-encoding')
    headers.delete('content-length')
    headers.set(untilHeader, String(Math.min(signedUntil, Date.now() + strictFresh)))
    const cache = await caches.open(documentCache)
    // Made anew: the answer knows the address that it was asked by, with its tokens.
    await cache.put(key, new Response(text, { headers }))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -mostDocuments).map((old) => cache.delete(old)))
  } catch {
    // No room, or no cache: the next visit asks the network, as this one did.
  }
}

/** The stored document, unless it is too old. A clock that was set back makes none younger. Never rejects. */
export async function storedDocument(caches: CacheStorage, key: string): Promise<Response | undefined> {
  try {
    const found = await (await caches.open(documentCache)).match(key, { ignoreVary: true })
    const left = Number(found?.headers.get(untilHeader)) - Date.now()
    return left > 0 && left <= strictFresh ? found : undefined
  } catch {
    return undefined
  }
}
