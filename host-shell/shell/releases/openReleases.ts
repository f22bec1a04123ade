import * as limits from '@companion/shared/limits'
import { hostKind, info } from '@companion/shared/bridge/app'
import { plainPath } from '@companion/shared/navigation/routes'
import { platformOf } from '@companion/shared/platform/system'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { providedVersions, runtimeVersion } from '../federation/sharedScope.ts'
import type { Offers } from '@companion/release-protocol/compatibility'
import { selectRemote, type Device } from '@companion/release-protocol/select'
import { strictFresh } from '@companion/release-protocol/timings'
import { openReleaseMemory } from './releaseMemory.ts'
import { quarantineCrashed } from './quarantine.ts'
import { followBases } from '../federation/bases.ts'
import { loadVerification } from './acceptDocument.ts'
import { deviceNow, isLater, newestDocument, updateSelection, type ReleaseState } from './releaseState.ts'

function thisDevice(
  { navigator: { userAgent } }: Window,
  brand: string,
): Pick<Device, 'brand' | 'os' | 'app'> {
  const { platform, app = '' } = info() ?? {}
  // Ignores touch points, so that an iPad with a Mac's user agent is `other` in release rules.
  const known = platformOf({ userAgent })
  return { brand, app, os: platform || (/android|ios/.test(known) ? known : 'other') }
}

/**
 * Returns the capabilities that this page offers to remotes. An app that reports no version implements the
 * first contract.
 */
function offersOfPage(shell: string): Offers {
  const app = info()
  const contract = hostKind() === 'none' ? null : (app?.contract ?? '1.0.0')
  return { shell, contract, caps: app?.methods ?? [], shared: providedVersions, mf: runtimeVersion }
}

/** Returns the remote at a path, according to the rules of a document. */
const remoteAt = ({ remotes, releases }: KnownDocument, path: string): string | undefined =>
  Object.keys(remotes).find((name) =>
    remotes[name]!.rules.some(({ use }) =>
      releases[`${name}@${use}`]?.routes.some((route) => route.path === path),
    ),
  )

/**
 * Returns how long the start waits for the server's document, in milliseconds. It's 0 with two exceptions:
 * the route's remote requires a fresh document, or no known remote has this path, because the server's
 * document may list one that does.
 */
function documentLimit(newest: KnownDocument, path: string, now: number): number {
  const remote = remoteAt(newest, path)
  if (!remote) return limits.channel
  const { waitMs = 0 } = newest.remotes[remote]?.boot ?? {}
  return Math.abs(now - Date.parse(newest.at)) > strictFresh ? waitMs : 0
}

/**
 * Returns true if the stored document, which isn't verified here, is newer and would select different
 * releases.
 */
function changesChoice(releases: ReleaseState): boolean {
  const { memory, documents, offers } = releases
  const own = newestDocument(releases)
  const chosen = (known: readonly KnownDocument[]) =>
    Object.keys(own.remotes).map((remote) => {
      const { candidates } = selectRemote(
        known[0]!,
        remote,
        deviceNow(releases, known),
        offers,
        known.slice(1),
      )
      return [candidates[0]?.ref, known[0]!.remotes[remote]?.boot]
    })
  try {
    const { p } = JSON.parse(memory.now.envelope) as { p: string }
    const kept = JSON.parse(p) as KnownDocument
    return (
      isLater(kept, own) && JSON.stringify(chosen(documents)) !== JSON.stringify(chosen([kept, ...documents]))
    )
  } catch {
    // If the stored document can't be parsed, verification decides about it.
    return true
  }
}

/** Returns the embedded document and the device's memory. The document in that memory isn't verified yet. */
export function knownReleases(win: Window): Pick<ReleaseState, 'memory' | 'trust' | 'documents'> {
  const { config, releases } = companion.page
  const subtle = win.crypto?.subtle as SubtleCrypto | undefined
  return {
    memory: openReleaseMemory(win),
    trust: { subtle, root: undefined, channel: config.channel },
    documents: [releases],
  }
}

/**
 * Returns the releases that this page may run; `shell` is the page's version. They come from the embedded
 * document. If the stored document would change the selection, it's verified and used as well. Outside a
 * secure context nothing can be verified, so only the embedded document is used. Rejects if the stored
 * document would change the selection but can't be verified, because the embedded document can list releases
 * that were revoked since.
 */
export async function openReleases(win: Window, brandId: string, shell: string) {
  const state: ReleaseState = {
    ...knownReleases(win),
    device: thisDevice(win, brandId),
    offers: offersOfPage(shell),
    overlay: (document) => document,
    crashed: [],
    clock: Date.now,
  }
  const { memory, trust, documents: carried } = state
  const limitNow = () => documentLimit(newestDocument(state), plainPath(win.location.pathname), Date.now())
  if (trust.subtle && memory.now.envelope && (limitNow() || changesChoice(state)))
    await (await loadVerification()).recall(state)
  memory.change((stored) => {
    state.crashed = quarantineCrashed(stored, Date.now(), newestDocument(state))
  })
  if (state.documents === carried) await followBases(carried)
  updateSelection(state)
  return { state, documentLimit: limitNow() }
}

export type OpenedReleases = Awaited<ReturnType<typeof openReleases>>
