import * as limits from '@companion/shared/limits'
import { hostKind, info } from '@companion/shared/bridge/app'
import { platformOf } from '@companion/shared/platform/system'
import { documentData, type PageConfig } from '../../boot/bootData.ts'
import type { ChannelDocument } from '../model/channelDocument.ts'
import type { RootDocument } from '../model/acceptRoot.ts'
import { tryParseJson, type Envelope } from '../model/envelope.ts'
import { providedVersions, runtimeVersion } from '../../remotes/sharedScope.ts'
import type { Offers } from '../model/compatibility.ts'
import type { Device } from '../model/select.ts'
import { isLater, verifyStored, type Trust, withSignedReleases } from './verifyDocument.ts'
import { openReleaseMemory } from './releaseMemory.ts'
import { quarantineCrashed } from './quarantine.ts'
import { note } from './journal.ts'
import { followBases } from '../../remotes/bases.ts'
import { updateSelection, type ReleaseState } from './releaseState.ts'

function thisDevice(
  { navigator: { userAgent } }: Window,
  brand: string,
): Pick<Device, 'brand' | 'os' | 'app'> {
  const { platform, app = '' } = info() ?? {}
  // Without touch points: release rules take an iPad that calls itself a Mac for `other`.
  const known = platformOf({ userAgent })
  return { brand, app, os: platform || (/android|ios/.test(known) ? known : 'other') }
}

/** What this page gives to remotes. Older apps say nothing of themselves: they speak the first contract. */
function offersOfPage(shell: string): Offers {
  const app = info()
  const contract = hostKind() === 'none' ? null : (app?.contract ?? '1.0.0')
  return { shell, contract, caps: app?.methods ?? [], shared: providedVersions, mf: runtimeVersion }
}

/** How long the page waits for the server's document (ms), by the policy of the remote it opens. */
function documentLimit(documents: readonly ChannelDocument[], path: string): number {
  const [newest] = documents
  const remote = Object.keys(newest?.remotes ?? {}).find((name) =>
    newest!.remotes[name]!.rules.some(({ use }) =>
      newest!.releases[`${name}@${use}`]?.routes.some((route) => route.path === path),
    ),
  )
  return newest?.remotes[remote ?? '']?.boot?.waitMs ?? limits.freshNews
}

/** The embedded document and the one that the device remembers, both verified; sends no request. */
export async function openStoredReleases(
  win: Window,
): Promise<Pick<ReleaseState, 'memory' | 'trust' | 'documents'>> {
  const { channel } = documentData<PageConfig>('companion-config')
  const block = documentData<{ p: string; root?: Envelope }>('companion-releases')
  const embeddedDocument = tryParseJson(block.p) as ChannelDocument
  const subtle = win.crypto?.subtle as SubtleCrypto | undefined
  // Trusted as the page itself is.
  const pinned = tryParseJson(block.root?.p ?? '') as RootDocument | undefined
  // Verified with the root document of the same page: later ones may not hold its keys any more.
  const embedded =
    subtle && pinned ? await withSignedReleases(embeddedDocument, subtle, pinned) : embeddedDocument
  const memory = openReleaseMemory(win)
  const { roots } = memory.now
  // Loaded on demand: only few devices have seen a change of keys.
  const followed =
    subtle && pinned && roots.length
      ? await import(/* webpackChunkName: "roots" */ './rootChain.ts')
          .then(({ verifyRootChain }) => verifyRootChain(subtle, pinned, roots))
          .catch(() => undefined)
      : undefined
  const trust: Trust = { subtle, root: followed ?? pinned, channel }
  if (!subtle) note('insecure', channel)

  const recalled = memory.now.envelope ? await verifyStored(memory.now.envelope, trust) : undefined
  return {
    memory,
    trust,
    documents: recalled && isLater(recalled, embedded) ? [recalled, embedded] : [embedded],
  }
}

/**
 * The releases that this page (of version `shell`) may run, by the embedded document and what the device remembers.
 * Only a signed document changes that; without a secure context nothing can be verified, and the embedded document stays.
 */
export async function openReleases(win: Window, brandId: string, shell: string) {
  const { memory, trust, documents } = await openStoredReleases(win)
  const state: ReleaseState = {
    memory,
    trust,
    documents,
    device: thisDevice(win, brandId),
    offers: offersOfPage(shell),
    overlay: (document) => document,
    clock: Date.now,
  }
  memory.change((stored) => {
    for (const ref of quarantineCrashed(stored, Date.now(), documents[0])) note('crashed', ref)
  })
  await followBases(documents)
  updateSelection(state)
  // How long the start waits for the server's document (ms).
  return { state, documentLimit: documentLimit(documents, win.location.pathname) }
}

export type OpenedReleases = Awaited<ReturnType<typeof openReleases>>
