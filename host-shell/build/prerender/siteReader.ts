import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '@companion/releases/stores/openStore'

/** Reads a file of a site by its path; undefined if it's missing. */
export type SiteReader = (path: string) => Promise<Uint8Array | undefined>

/** Reads files of a site, and of releases from their store; each once. */
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
