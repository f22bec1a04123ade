import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { passedOverFor } from '@companion/release-protocol/timings'
import { runScript } from './loadContainer.ts'

// A channel may name mirrors (`bases`): other hosts with the same files. Files are requested from the first
// base. If a file is unavailable, late or doesn't match its hash, its base moves to the end of the list for
// all files. The device remembers that for a few minutes: a page that waited for a dead host on every start
// would be slower than one without mirrors.

/**
 * Base URLs of release files, best first. Always includes the page's own origin (`/`): last, unless the
 * channel names it.
 */
let bases: readonly string[] = ['/']
/** The signed list that `bases` was built from; detects changes. */
let named = ''
/** File → the base of its latest request. */
const askedFrom = new Map<string, string>()

const storage = guardStorage<'companion.bases'>(() => localStorage)
/** Base → time until which it is tried last. */
const passedOver = (): Record<string, number> => ({
  ...(tryParseJson(storage.get('companion.bases') ?? '') as Record<string, number> | undefined),
})

function passOver(base: string): void {
  console.warn(`${base} passed over`)
  bases = [...bases.filter((one) => one !== base), base]
  const until = Date.now() + passedOverFor
  storage.setOnDevice('companion.bases', JSON.stringify({ ...passedOver(), [base]: until }))
}

/** Moves the bases that failed recently on this device to the end. */
function inOrder(list: readonly string[]): string[] {
  const known = passedOver()
  const now = Date.now()
  // If the clock has been set back, old entries are ignored.
  const isLate = (base: string) =>
    Number(ownValue(known, base)) > now && Number(ownValue(known, base)) <= now + passedOverFor
  return [...list.filter((base) => !isLate(base)), ...list.filter(isLate)]
}

const resolved = (base: string, path: string): string => new URL(base + path, location.href).href

/** URLs of a file (`r/…`), best first. */
export const addressesOf = (path: string): readonly string[] => bases.map((base) => resolved(base, path))

/** The URL to request a file (`r/…`) from now; `again` means that the previous one failed. */
function addressOf(path: string, again: boolean): string {
  const failed = again && askedFrom.get(path)
  if (failed && bases[0] === failed && bases.length > 1) passOver(failed)
  askedFrom.set(path, bases[0]!)
  return resolved(bases[0]!, path)
}

const releaseFile = /\/(r\/[\w-]+\/[\w.-]+\/[\w.~-]+)$/

const pathOf = (url: string): string | undefined => releaseFile.exec(url)?.[1]

/**
 * Runs a task against one base after the other. All but the last get a shorter timeout, in ms. Rejects with
 * the last failure.
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
 * Applies the bases of verified documents, newest first. Files come from the newest document's bases. Scripts
 * are allowed from all, because a running release loads its chunks from its original base.
 */
export function setBases(documents: readonly Pick<ChannelDocument, 'bases'>[]): void {
  companion.mirrors = mirrors
  companion.allowBases?.(documents.flatMap((document) => document.bases))
  const list = [...new Set([...(documents[0]?.bases ?? []), '/'])]
  // An unchanged list keeps its order, with failed bases last.
  if (named === String(list)) return
  named = String(list)
  bases = inOrder(list)
}
