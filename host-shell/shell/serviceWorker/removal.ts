import { isOwnCache } from './stored.ts'
import type { WorkerScope } from './workerScope.ts'

// Served as `/worker.js` by deployments that don't use a service worker. It replaces the worker of an earlier
// deployment, deletes its caches and unregisters itself.

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const cleared = worker.caches
    .keys()
    .then((names) => Promise.all(names.filter(isOwnCache).map((name) => worker.caches.delete(name))))
  event.waitUntil(cleared.catch(() => {}).then(() => worker.registration.unregister()))
})
