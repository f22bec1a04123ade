import { signsFor } from '../federation/signsFor.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { documentKey, fileCache, isStoredFile, storeDocument, storedDocument } from './stored.ts'

/** Where a file's folder ends: a shell's is one deep, a release's two. */
const folderOf = (path: string): string => /^\/(shell\/|r\/[^/]+\/)[^/]+\//.exec(path)?.[0] ?? ''

/** The files that this page has loaded, with the hashes that they had to have. */
const loadedFiles = ({ document, location }: Window): (readonly [url: string, integrity: string])[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]')].flatMap((element) => {
    const url = new URL('src' in element ? element.src : element.href, location.href)
    return url.origin === location.origin && isStoredFile(url) ? [[url.href, element.integrity] as const] : []
  })

/** Stores what this page was made of, for it has come past the worker; out of the browser's own cache. */
async function storePage(win: Window, key: string): Promise<void> {
  const { caches, document } = win
  if (!(await storedDocument(caches, key))) await storeDocument(caches, key, await win.fetch(key))
  // WebKit gives a fetch nothing that a script was loaded with: each file would come a second time.
  if (!document.createElement('link').relList.supports('prefetch')) return
  const cache = await caches.open(fileCache)
  for (const [url, integrity] of loadedFiles(win))
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(new Request(url, { integrity }))
}

/** Deletes stored files of releases that neither this page runs nor the newest documents name. */
async function deleteOld(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const named = documents.flatMap(({ releases }) => Object.values(releases).map(({ path }) => `/${path}`))
  const kept = new Set([...named, ...loadedFiles(win).map(([url]) => folderOf(new URL(url).pathname))])
  const cache = await win.caches.open(fileCache)
  for (const { url } of await cache.keys())
    if (!kept.has(folderOf(new URL(url).pathname))) await cache.delete(url)
}

/**
 * Has a service worker shorten the next visit of a page that knows these documents, where the deployment, the engine, the address and the line allow it. Never
 * rejects: without a worker the next visit is as this one.
 */
export async function prepareReturn(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const { navigator, location } = win
  // Browsers without a secure context have neither.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const key = documentKey(location, navigator.language)
  if (!companionPage.config.worker || !workers || !('caches' in win) || !key) return
  // Automation counts what a page asks for. A line that allows what a focus fetches allows a document more.
  if (navigator.webdriver || !signsFor(win).includes('focus')) return
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' })
    if (!workers.controller) await storePage(win, key)
    // What the page carries says little of other releases, and nothing of shells.
    if (documents.length > 1) await deleteOld(win, documents)
  } catch {
    // Storage is full or forbidden, or the worker could not be had.
  }
}
