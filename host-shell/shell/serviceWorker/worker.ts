import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import {
  documentCache,
  documentKey,
  fileCache,
  isOwnCache,
  isStoredFile,
  storeDocument,
  storedDocument,
} from './stored.ts'
import type { FetchEvent, WorkerScope } from './workerScope.ts'

// The service worker, at `/worker.js`. It only speeds up return visits. If anything fails here, the request
// goes to the network. The worker verifies nothing, because the page does: a document is stored with its
// content security policy, and each file has a hash.

const worker = self as unknown as WorkerScope

const after = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(done, ms))

/**
 * Set once a storage lookup has timed out. Later lookups are skipped, because otherwise each file would wait
 * for its own timeout.
 */
let hangs = false

/**
 * Returns the result of a storage lookup, or undefined if it finds nothing, fails or times out. Never
 * rejects.
 */
async function look<T>(find: () => Promise<T>): Promise<T | undefined> {
  if (hangs) return undefined
  try {
    return await timeout(limits.stored, find())
  } catch (failure) {
    hangs ||= (failure as Error).name === 'TimeoutError'
    return undefined
  }
}

/**
 * Returns true if the request must bypass storage: the user reloads the page, or the page reloads for a newer
 * shell or fetches a file again that had the wrong bytes.
 */
const wantsServer = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload'

/**
 * Responds with the server's HTML document if it arrives in time or if the request must bypass storage.
 * Otherwise responds with the stored one.
 */
function answerDocument(event: FetchEvent, key: string): Promise<Response> {
  const { request, preloadResponse } = event
  const asked = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request))
  // Cloned here, before the page reads the body.
  const copy = asked.then((answer) => answer.clone())
  event.waitUntil(copy.then((answer) => storeDocument(worker.caches, key, answer)).catch(() => {}))
  const stored = () => look(() => storedDocument(worker.caches, key))
  const settled = asked.then(
    async (answer) => (answer.status < 500 ? answer : ((await stored()) ?? answer)),
    async (failure: unknown) => {
      const found = await stored()
      if (!found) throw failure
      return found
    },
  )
  if (wantsServer(request)) return settled
  const early = after(limits.document).then(stored)
  return Promise.race([settled, early.then((found) => found ?? settled)])
}

/**
 * Responds with the stored file, or otherwise with the server's. Stores the server's file if the browser has
 * verified its hash.
 */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await look(() => worker.caches.open(fileCache))
  const stored =
    cache && !wantsServer(request) && (await look(() => cache.match(request.url, { ignoreVary: true })))
  if (stored) return stored
  const answer = await fetch(request)
  if (cache && request.integrity && answer.status === 200)
    // If storage is full, deletes the stored file, so that the next visit uses the network and not an older
    // copy.
    event.waitUntil(cache.put(request.url, answer.clone()).catch(() => cache.delete(request.url)))
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const isOld = (name: string) => isOwnCache(name) && name !== documentCache && name !== fileCache
  const work = [
    // With navigation preload, the browser sends the request for a document while the worker starts.
    worker.registration.navigationPreload?.enable(),
    worker.caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => worker.caches.delete(name)))),
  ]
  event.waitUntil(Promise.all(work).catch(() => {}))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    const key = documentKey(url, worker.navigator.language)
    if (key) event.respondWith(answerDocument(event, key))
  } else if (isStoredFile(url)) event.respondWith(answerFile(event))
})
