import { prefetchTriggers } from '../federation/prefetchTriggers.ts'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { documentKey, fileCache, isStoredFile, storeDocument, storedDocument } from './stored.ts'

/** Returns the folder of a file. A shell's folder has one level, and a release's has two. */
const folderOf = (path: string): string => /^\/(shell\/|r\/[^/]+\/)[^/]+\//.exec(path)?.[0] ?? ''

/** Returns the files that this page has loaded, with their hashes. */
const loadedFiles = ({ document, location }: Window): (readonly [url: string, integrity: string])[] =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]')].flatMap((element) => {
    const url = new URL('src' in element ? element.src : element.href, location.href)
    return url.origin === location.origin && isStoredFile(url) ? [[url.href, element.integrity] as const] : []
  })

/**
 * Stores this page's files, because the first visit bypassed the worker. They come from the browser's HTTP
 * cache.
 */
async function storePage(win: Window, key: string): Promise<void> {
  const { caches, document } = win
  if (!(await storedDocument(caches, key))) await storeDocument(caches, key, await win.fetch(key))
  // Skips the files in WebKit: it can't reuse a loaded script for a fetch, so it would download each file
  // again.
  if (!document.createElement('link').relList.supports('prefetch')) return
  const cache = await caches.open(fileCache)
  for (const [url, integrity] of loadedFiles(win))
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(new Request(url, { integrity }))
}

/** Deletes the stored files of releases that this page doesn't run and that no known document lists. */
async function deleteOld(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const named = documents.flatMap(({ releases }) => Object.values(releases).map(({ path }) => `/${path}`))
  const kept = new Set([...named, ...loadedFiles(win).map(([url]) => folderOf(new URL(url).pathname))])
  const cache = await win.caches.open(fileCache)
  for (const { url } of await cache.keys())
    if (!kept.has(folderOf(new URL(url).pathname))) await cache.delete(url)
}

/**
 * Registers a service worker to speed up the next visit, if the deployment, engine, URL and connection allow
 * it. Never rejects: without a worker, the next visit is as fast as this one.
 */
export async function prepareReturn(win: Window, documents: readonly KnownDocument[]): Promise<void> {
  const { navigator, location } = win
  // `serviceWorker` and `caches` are both missing outside a secure context.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const key = documentKey(location, navigator.language)
  if (!companion.page.config.worker || !workers || !('caches' in win) || !key) return
  // Skipped in automated tests, because they count a page's requests. On a slow or metered connection it's
  // skipped too, because it can request the HTML document once more.
  if (navigator.webdriver || !prefetchTriggers(win).includes('focus')) return
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' })
    if (!workers.controller) await storePage(win, key)
    // Nothing is deleted on the basis of the embedded document alone, because it lists few other releases and
    // no shells.
    if (documents.length > 1) await deleteOld(win, documents)
  } catch {
    // Storage is full or blocked, or the worker failed to load. The page works without it.
  }
}
