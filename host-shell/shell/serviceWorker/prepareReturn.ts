import { prefetchTriggers } from '../federation/prefetchTriggers.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { documentKey, fileCache, isStoredFile, storeDocument, storedDocument } from './stored.ts'

/** Folder of a file: one level deep for a shell, two for a release. */
const folderOf = (path: string): string => /^\/(shell\/|r\/[^/]+\/)[^/]+\//.exec(path)?.[0] ?? ''

/** The files this page has loaded, with their hashes. */
const loadedFiles = ({ document, location }: Window): (readonly [url: string, integrity: string])[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]')].flatMap((element) => {
    const url = new URL('src' in element ? element.src : element.href, location.href)
    return url.origin === location.origin && isStoredFile(url) ? [[url.href, element.integrity] as const] : []
  })

/** Stores this page's files from the browser's own cache, because the first visit bypassed the worker. */
async function storePage(win: Window, key: string): Promise<void> {
  const { caches, document } = win
  if (!(await storedDocument(caches, key))) await storeDocument(caches, key, await win.fetch(key))
  // WebKit can't reuse a loaded script for a fetch, so it would download each file again.
  if (!document.createElement('link').relList.supports('prefetch')) return
  const cache = await caches.open(fileCache)
  for (const [url, integrity] of loadedFiles(win))
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(new Request(url, { integrity }))
}

/** Deletes stored files of releases that this page doesn't run and the newest documents don't list. */
async function deleteOld(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const named = documents.flatMap(({ releases }) => Object.values(releases).map(({ path }) => `/${path}`))
  const kept = new Set([...named, ...loadedFiles(win).map(([url]) => folderOf(new URL(url).pathname))])
  const cache = await win.caches.open(fileCache)
  for (const { url } of await cache.keys())
    if (!kept.has(folderOf(new URL(url).pathname))) await cache.delete(url)
}

/**
 * Registers a service worker to speed up the next visit, if the deployment, engine, address and connection
 * allow it. Never rejects: without a worker the next visit works like this one.
 */
export async function prepareReturn(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const { navigator, location } = win
  // Both are missing outside a secure context.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const key = documentKey(location, navigator.language)
  if (!companion.page.config.worker || !workers || !('caches' in win) || !key) return
  // Automated tests count a page's requests. A connection on which focus may prefetch also allows one more
  // document.
  if (navigator.webdriver || !prefetchTriggers(win).includes('focus')) return
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' })
    if (!workers.controller) await storePage(win, key)
    // The embedded document lists few other releases and no shells.
    if (documents.length > 1) await deleteOld(win, documents)
  } catch {
    // Storage is full or blocked, or the worker failed to load.
  }
}
