/** An event whose work keeps the worker alive. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The answer to a navigation that the browser has asked for itself. Not in every engine. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** What is used of a service worker. The compiler's own types of it contradict those of a page. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly navigator: Navigator
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}
