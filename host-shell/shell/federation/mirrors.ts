import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { passedOverFor } from '@companion/release-protocol/timings'
import { runScript } from './loadContainer.ts'

// A channel can list mirrors (`bases`): other hosts with the same files. Files are requested from the first
// base. If a file is unavailable, times out or doesn't match its hash, its base moves to the end of the list
// for all files. The device remembers that for a few minutes. Otherwise every page start would wait for the
// failed host again.

/**
 * Base URLs of release files, best first. Always contains the page's own origin (`/`), which is last unless
 * the channel lists it elsewhere.
 */
let bases: readonly string[] = ['/']
/** The signed list from which `bases` was built, to detect a new list. */
let named = ''
/** File → the base of the latest request for it. */
const askedFrom = new Map<string, string>()

const storage = guardStorage<'companion.bases'>(() => localStorage)
/** Base → time in milliseconds since 1970 until which the base is tried last. */
const passedOver = (): Record<string, number> => ({
  ...(tryParseJson(storage.get('companion.bases') ?? '') as Record<string, number> | undefined),
})

function passOver(base: string): void {
  console.warn(`${base} passed over`)
  bases = [...bases.filter((one) => one !== base), base]
  const until = Date.now() + passedOverFor
  storage.setOnDevice('companion.bases', JSON.stringify({ ...passedOver(), [base]: until }))
}

/** Moves the bases that failed recently on this device to the end of the list. */
function inOrder(list: readonly string[]): string[] {
  const known = passedOver()
  const now = Date.now()
  // Also ignores entries too far in the future, which exist if the clock was set back.
  const isLate = (base: string) =>
    Number(ownValue(known, base)) > now && Number(ownValue(known, base)) <= now + passedOverFor
  return [...list.filter((base) => !isLate(base)), ...list.filter(isLate)]
}

const resolved = (base: string, path: string): string => new URL(base + path, location.href).href

/** Returns the URLs of a file (`r/…`), best first. */
export const addressesOf = (path: string): readonly string[] => bases.map((base) => resolved(base, path))

/**
 * Returns the URL for the next request of a file (`r/…`). `again` means that the previous request failed, so
 * its base moves to the end.
 */
function addressOf(path: string, again: boolean): string {
  const failed = again && askedFrom.get(path)
  if (failed && bases[0] === failed && bases.length > 1) passOver(failed)
  askedFrom.set(path, bases[0]!)
  return resolved(bases[0]!, path)
}

const releaseFile = /\/(r\/[\w-]+\/[\w.-]+\/[\w.~-]+)$/

const pathOf = (url: string): string | undefined => releaseFile.exec(url)?.[1]

/**
 * Runs a task against one base after the other. All bases but the last get a shorter timeout, in
 * milliseconds. Rejects with the last failure.
 */
async function atAnyBase<T>(
  path: string,
  task: (url: string, ms: number, last: boolean) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const last = tries >= bases.length
    const ms = last ? limits.file : limits.mirror
    const done = await timeout(ms, task(addressOf(path, tries > 1), ms, last)).then(
      (result) => ({ result }),
      (failure: unknown) => {
        if (last) throw failure
      },
    )
    if (done) return done.result
  }
}

const mirrors: NonNullable<typeof companion.mirrors> = {
  get tries() {
    return Math.max(2, bases.length)
  },
  placeOf(url, tries) {
    const path = pathOf(url)
    return path ? addressOf(path, tries > 1) : url
  },
  run: (url, integrity) => atAnyBase(pathOf(url)!, (at, ms, last) => runScript(at, integrity, last, ms)),
  fetch: (url, init) => atAnyBase(pathOf(url)!, (at) => fetch(at, init)),
}

/**
 * Applies the bases of verified documents, newest first. Files are requested from the newest document's
 * bases. Scripts may run from the bases of all documents, because a running release still loads its chunks
 * from its original base.
 */
export function setBases(documents: readonly Pick<ChannelDocument, 'bases'>[]): void {
  companion.mirrors = mirrors
  companion.allowBases?.(documents.flatMap((document) => document.bases))
  const list = [...new Set([...(documents[0]?.bases ?? []), '/'])]
  // An unchanged list isn't reordered, because that would move failed bases back to the front.
  if (named === String(list)) return
  named = String(list)
  bases = inOrder(list)
}
