import { readFile } from 'node:fs/promises'
import { isPlainObject } from '@companion/shared/platform/json'
import { refOf } from '../model/releaseRef.ts'
import { tryParseJson } from '../model/envelope.ts'
import { readEntry, readLog } from './channelLog.ts'
import type { Store } from './stores/store.ts'
import { Refused } from './plans/refused.ts'

const pageLimit = 30_000

async function pageAt(address: string, get: typeof fetch): Promise<string> {
  if (!/^https?:/.test(address))
    return readFile(address, 'utf8').catch(() => {
      throw new Refused(`there is no file ${address}: --page takes an address (https://…) or a file`)
    })
  const response = await get(address, { signal: AbortSignal.timeout(pageLimit) }).catch((failure: Error) => {
    throw new Refused(`${address} cannot be reached: ${failure.message}`)
  })
  if (!response.ok) throw new Refused(`${address} answers ${response.status}`)
  return response.text()
}

/** The releases in the embedded document of a page at an address or in a file; refuses other pages. */
export async function embeddedIn(address: string, get: typeof fetch = fetch): Promise<string[]> {
  const page = await pageAt(address, get)
  const [, block = ''] = /id="companion-releases">([^<]*)</.exec(page) ?? []
  const outer = tryParseJson(block)
  const document = isPlainObject(outer) ? tryParseJson(String(outer['p'])) : undefined
  const releases = isPlainObject(document) ? document['releases'] : undefined
  if (!isPlainObject(releases))
    throw new Refused(
      `${address} is no page of ours: it carries no release document. Give the address of a live site`,
    )
  return Object.keys(releases)
}

export interface GarbageCollection {
  /** Newest releases of each remote that stay in any case. */
  readonly keep: number
  readonly minAgeDays: number
  /** Releases that live pages carry. */
  readonly carried: readonly string[]
}

export interface Garbage {
  readonly ref: string
  readonly keys: readonly string[]
}

async function reachable(store: Store, since: number): Promise<Set<string>> {
  const named = new Set<string>()
  const keys = await store.list('c/')
  for (const key of keys) {
    const entry = await readEntry(store, key)
    const channel = /^c\/(.+)\.json$/.exec(key)?.[1]
    if (!entry || !channel) continue
    const young = (await readLog(store, channel)).filter(({ document }) => Date.parse(document.at) >= since)
    for (const { document } of [entry, ...young])
      for (const ref of Object.keys(document.releases)) named.add(ref)
  }
  return named
}

/** Releases that nothing refers to any more, with all their keys. */
export async function findGarbage(store: Store, now: Date, options: GarbageCollection): Promise<Garbage[]> {
  const since = now.getTime() - options.minAgeDays * 86_400_000
  const named = await reachable(store, since)
  for (const ref of options.carried) named.add(ref)

  const releases = new Map<string, string[]>()
  for (const key of await store.list('r/')) {
    const [, remote, short] = key.split('/')
    if (!remote || !short) continue
    const ref = refOf(remote, short)
    releases.set(ref, [...(releases.get(ref) ?? []), key])
  }
  const dated = await Promise.all(
    [...releases].map(async ([ref, keys]) => ({
      ref,
      keys,
      at: (await store.writtenAt(keys[0]!))?.getTime() ?? 0,
    })),
  )
  const remoteOf = (ref: string) => ref.split('@')[0]
  const newestFirst = dated.toSorted((a, b) => b.at - a.at)
  return newestFirst.filter(({ ref, at }) => {
    const rank = newestFirst
      .filter((other) => remoteOf(other.ref) === remoteOf(ref))
      .findIndex((other) => other.ref === ref)
    return rank >= options.keep && at < since && !named.has(ref)
  })
}
