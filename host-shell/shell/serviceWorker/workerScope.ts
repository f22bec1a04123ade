/** An event that keeps the worker alive until its work is done. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The response to the navigation preload, in engines that support it. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/**
 * The part of the service worker API used here. It's declared by hand, because the compiler's own types
 * conflict with those of a page.
 */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly navigator: Navigator
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}
