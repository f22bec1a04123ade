import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { passedOverFor } from '@companion/release-protocol/timings'
import { runScript } from './loadContainer.ts'

// A channel may name mirrors (`bases`): other hosts with the same files. A file is asked for at the first; where it cannot
// be had, comes too late or has other bytes than its hash says, that base is tried last from
// then on, whatever the file, and on this device for the next minutes: a page that waits for a dead host at every start
// would be slower than one without mirrors.

/** Folders of release files, the best first. The page's own origin (`/`) is always among them: last, if not named. */
let bases: readonly string[] = ['/']
/** The signed list that `bases` has been made from, to tell a new one. */
let named = ''
/** File → the base that it was asked from last. */
const askedFrom = new Map<string, string>()

const storage = guardStorage<'companion.bases'>(() => localStorage)
/** Base → until when it is asked last. */
const passedOver = (): Record<string, number> => ({
  ...(tryParseJson(storage.get('companion.bases') ?? '') as Record<string, number> | undefined),
})

function passOver(base: string): void {
  console.warn(`${base} passed over`)
  bases = [...bases.filter((one) => one !== base), base]
  const until = Date.now() + passedOverFor
  storage.setOnDevice('companion.bases', JSON.stringify({ ...passedOver(), [base]: until }))
}

/** The bases where this device had no luck of late come last. */
function inOrder(list: readonly string[]): string[] {
  const known = passedOver()
  const now = Date.now()
  // A clock that has been set back since keeps none away.
  const isLate = (base: string) =>
    Number(ownValue(known, base)) > now && Number(ownValue(known, base)) <= now + passedOverFor
  return [...list.filter((base) => !isLate(base)), ...list.filter(isLate)]
}

const resolved = (base: string, path: string): string => new URL(base + path, location.href).href

/** The addresses of a file (`r/…`), the best first. */
export const addressesOf = (path: string): readonly string[] => bases.map((base) => resolved(base, path))

/** Where to ask for a file (`r/…`) now; asked `again`, it was not to be had where it was asked for last. */
function addressOf(path: string, again: boolean): string {
  const failed = again && askedFrom.get(path)
  if (failed && bases[0] === failed && bases.length > 1) passOver(failed)
  askedFrom.set(path, bases[0]!)
  return resolved(bases[0]!, path)
}

const releaseFile = /\/(r\/[\w-]+\/[\w.-]+\/[\w.~-]+)$/

const pathOf = (url: string): string | undefined => releaseFile.exec(url)?.[1]

/** Tries a task at one base after the other; all but the last have less time, in ms. Rejects with the last failure. */
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

const mirrors: NonNullable<typeof globalThis.companionMirrors> = {
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
 * Takes the bases of verified documents, newest first: files come from those of the newest; scripts may come from those
 * of all, because a release on the page goes on to load its parts from where it came.
 */
export function setBases(documents: readonly Pick<ChannelDocument, 'bases'>[]): void {
  globalThis.companionMirrors = mirrors
  globalThis.companionAllowBases?.(documents.flatMap((document) => document.bases))
  const list = [...new Set([...(documents[0]?.bases ?? []), '/'])]
  // The same list again keeps its order: what was passed over stays last.
  if (named === String(list)) return
  named = String(list)
  bases = inOrder(list)
}
