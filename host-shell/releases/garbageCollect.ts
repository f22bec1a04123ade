import { readFile } from 'node:fs/promises'
import { isPlainObject, tryParseJson } from '@companion/shared/platform/json'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { readEntry, readLog } from './channelLog.ts'
import { UsageError } from './edits/usageError.ts'
import type { Store } from './stores/store.ts'

const pageLimit = 30_000

async function pageAt(address: string): Promise<string> {
  if (!/^https?:/.test(address))
    return readFile(address, 'utf8').catch(() => {
      throw new UsageError(`there is no file ${address}: --page takes an address (https://…) or a file`)
    })
  const response = await fetch(address, { signal: AbortSignal.timeout(pageLimit) }).catch(
    (failure: Error) => {
      throw new UsageError(`${address} cannot be reached: ${failure.message}`)
    },
  )
  if (!response.ok) throw new UsageError(`${address} answers ${response.status}`)
  return response.text()
}

/**
 * Returns the release document that an HTML page embeds, unverified. Returns undefined if the page embeds
 * none.
 */
export function embeddedBlock(html: string): Readonly<Record<string, unknown>> | undefined {
  const [, line = ''] = /<script>companion\.page=(.*)\n/.exec(html) ?? []
  const page = tryParseJson(line)
  const document = isPlainObject(page) ? page['releases'] : undefined
  return isPlainObject(document) && isPlainObject(document['releases']) ? document : undefined
}

/**
 * Returns the releases and the shell that a page contains, given the page's URL or file. Throws if the page
 * has no release document, because a mistyped URL would otherwise let releases of live pages be deleted.
 */
export async function carriedBy(address: string): Promise<string[]> {
  const html = await pageAt(address)
  const document = embeddedBlock(html)
  if (!document)
    throw new UsageError(
      `${address} is no page of ours: it carries no release document. Give the address of a live site`,
    )
  // The store can contain this shell too, and its source maps are needed while pages run it.
  const [, shell] = /"\/shell\/(\d[\w.-]+)\//.exec(html) ?? []
  return [...Object.keys(document['releases'] as object), ...(shell ? [`${shellName}@${shell}`] : [])]
}

interface GarbageCollection {
  /** The number of newest releases of each remote that are never deleted. */
  readonly keep: number
  readonly minAgeDays: number
  /** The releases and shells that live pages contain. */
  readonly carried: readonly string[]
}

/** Returns the releases in the current document of each channel, and those in log entries since a date. */
async function reachable(store: Store, since: number): Promise<string[]> {
  const named: string[] = []
  for (const key of await store.list('c/')) {
    const entry = await readEntry(store, key)
    const channel = /^c\/(.+)\.json$/.exec(key)?.[1]
    if (!entry || !channel) continue
    const young = (await readLog(store, channel)).filter(({ document }) => Date.parse(document.at) >= since)
    named.push(...[entry, ...young].flatMap(({ document }) => Object.keys(document.releases)))
  }
  return named
}

/** Returns the releases that nothing refers to, each with all its store keys. */
export async function findGarbage(
  store: Store,
  now: Date,
  { keep, minAgeDays, carried }: GarbageCollection,
): Promise<{ readonly ref: ReleaseRef; readonly keys: readonly string[] }[]> {
  const since = now.getTime() - minAgeDays * 86_400_000
  const named = new Set([...carried, ...(await reachable(store, since))])

  const releases = new Map<ReleaseRef, { remote: string; ref: ReleaseRef; keys: [string, ...string[]] }>()
  for (const key of await store.list('r/')) {
    const [, remote, short] = key.split('/')
    if (!remote || !short) continue
    const ref: ReleaseRef = `${remote}@${short}`
    const known = releases.get(ref)
    if (known) known.keys.push(key)
    else releases.set(ref, { remote, ref, keys: [key] })
  }
  const dated = await Promise.all(
    [...releases.values()].map(async (one) => ({
      ...one,
      at: (await store.writtenAt(one.keys[0]))?.getTime() ?? 0,
    })),
  )
  const newestFirst = dated.toSorted((a, b) => b.at - a.at)
  return newestFirst.filter((one) => {
    const rank = newestFirst.filter(({ remote }) => remote === one.remote).indexOf(one)
    return rank >= keep && one.at < since && !named.has(one.ref)
  })
}
