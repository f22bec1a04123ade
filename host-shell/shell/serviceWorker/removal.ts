import { isOwnCache } from './stored.ts'
import type { WorkerScope } from './workerScope.ts'

// Answers for `/worker.js` where return visits have no service worker: one that an earlier deployment has left on a device
// is replaced by this one, which takes away what was stored, and itself.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const cleared = worker.caches
    .keys()
    .then((names) => Promise.all(names.filter(isOwnCache).map((name) => worker.caches.delete(name))))
  event.waitUntil(cleared.catch(() => {}).then(() => worker.registration.unregister()))
})
