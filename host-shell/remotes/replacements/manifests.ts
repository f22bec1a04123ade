/**
 * Stands in for the federation runtime's snapshot and preload parts (7 kB of source, 2 kB brotli) in the shell. They
 * serve its manifests, which we replace by the signed channel document, and `preloadRemote`, which runs what it
 * preloads and is never called here. `test/house/tools.test.ts` holds the names against the installed runtime.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => {} }
  manifestCache = new Map<string, unknown>()
}

export const getGlobalRemoteInfo = (): object => ({})
export const formatPreloadArgs = (): never[] => []
export const preloadAssets = (): void => {}
export const defaultPreloadArgs = {}
export const normalizePreloadExposes = (): never[] => []
