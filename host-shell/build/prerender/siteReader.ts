import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '@companion/releases/stores/openStore'

/** Reads a file of a site by its path. Resolves to undefined if the file is missing. */
export type SiteReader = (path: string) => Promise<Uint8Array | undefined>

/**
 * Returns a reader of a site's files. Releases that aren't in the site's folder are read from their store.
 * Each file is read once.
 */
export function siteReader(site: string, address: string | undefined): SiteReader {
  const read = new Map<string, Promise<Uint8Array | undefined>>()
  const store = address === undefined ? undefined : openStore(address, process.env)
  const inStore = async (path: string) => (await store)?.read(path.slice(1))
  return (path) => {
    const bytes = read.get(path) ?? readFile(join(site, path)).catch(() => inStore(path))
    read.set(path, bytes)
    return bytes
  }
}
