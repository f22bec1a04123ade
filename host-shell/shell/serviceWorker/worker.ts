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

// The service worker, at `/worker.js`. It only shortens return visits: whatever fails in here, the network answers as it
// would without it. It verifies nothing, because the page checks what it runs: a document is stored with its policy, and
// each file has a hash.

const worker = self as unknown as WorkerScope

const after = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(done, ms))

/** Storage that has once not answered in time is not asked again by this worker: each file would wait for it. */
let hangs = false

/** What a look into storage finds; undefined when it finds nothing, fails or is late. Never rejects. */
async function look<T>(find: () => Promise<T>): Promise<T | undefined> {
  if (hangs) return undefined
  try {
    return await timeout(limits.stored, find())
  } catch (failure) {
    hangs ||= (failure as Error).name === 'TimeoutError'
    return undefined
  }
}

/** Whoever reloads, or the page itself for a newer shell or for a file with wrong bytes, wants what the server has. */
const wantsServer = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload'

/** Answers with the server's document, where that comes soon or is asked for anew, else with the stored one. */
function answerDocument(event: FetchEvent, key: string): Promise<Response> {
  const { request, preloadResponse } = event
  const asked = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request))
  // Cloned before the page reads it.
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

/** Answers with a stored file, else with the server's, and stores that if the browser has compared its hash. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await look(() => worker.caches.open(fileCache))
  const stored =
    cache && !wantsServer(request) && (await look(() => cache.match(request.url, { ignoreVary: true })))
  if (stored) return stored
  const answer = await fetch(request)
  if (cache && request.integrity && answer.status === 200)
    // No room: the next visit asks the network, as this one did, and does not get what was stored before.
    event.waitUntil(cache.put(request.url, answer.clone()).catch(() => cache.delete(request.url)))
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const isOld = (name: string) => isOwnCache(name) && name !== documentCache && name !== fileCache
  const work = [
    // The request of a navigation leaves while the worker starts.
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
