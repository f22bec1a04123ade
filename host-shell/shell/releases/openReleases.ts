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
  // Ignores touch points: release rules treat an iPad that claims to be a Mac as `other`.
  const known = platformOf({ userAgent })
  return { brand, app, os: platform || (/android|ios/.test(known) ? known : 'other') }
}

/** What this page offers to remotes. Older apps report no version and implement the first contract. */
function offersOfPage(shell: string): Offers {
  const app = info()
  const contract = hostKind() === 'none' ? null : (app?.contract ?? '1.0.0')
  return { shell, contract, caps: app?.methods ?? [], shared: providedVersions, mf: runtimeVersion }
}

/** The remote at a path, according to the rules of a document. */
const remoteAt = ({ remotes, releases }: KnownDocument, path: string): string | undefined =>
  Object.keys(remotes).find((name) =>
    remotes[name]!.rules.some(({ use }) =>
      releases[`${name}@${use}`]?.routes.some((route) => route.path === path),
    ),
  )

/**
 * How long the start waits for the server's document (ms). It doesn't wait, with two exceptions: the
 * address's remote wants a fresh document, or no known remote has the address (the server's document may).
 */
function documentLimit(newest: KnownDocument, path: string, now: number): number {
  const remote = remoteAt(newest, path)
  if (!remote) return limits.channel
  const { waitMs = 0 } = newest.remotes[remote]?.boot ?? {}
  return Math.abs(now - Date.parse(newest.at)) > strictFresh ? waitMs : 0
}

/** Whether the stored document (not verified here) is newer and would select different releases. */
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
    // If it can't be read, verification decides.
    return true
  }
}

/** The embedded document and the device's memory; the latter isn't verified yet. */
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
 * The releases that this page (of version `shell`) may run, from the embedded document and, if that changes
 * the selection, from the stored one. Only a signed document can change the selection. Outside a secure
 * context nothing can be verified, and the embedded document stays. Rejects if the stored document would
 * count but can't be verified: the embedded one may name releases revoked since.
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
