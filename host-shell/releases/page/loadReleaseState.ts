import * as limits from '@companion/shared/limits'
import { within } from '@companion/shared/within'
import { dataIn } from '../../boot/documentData.ts'
import type { PageConfig, Start } from '../../boot/bootData.ts'
import type { ChannelDocument } from '../model/channelDocument.ts'
import { parseJson, type Envelope } from '../model/envelope.ts'
import type { RootDocument } from '../model/rootDocument.ts'
import { isLater, recall, type Trust } from './verifyDocument.ts'
import { openMemory } from './releaseMemory.ts'
import { judgeCrashes } from './quarantine.ts'
import { theseOffers, thisDevice } from './device.ts'
import { note } from './journal.ts'
import { learn, refresh, type Knowledge } from './releaseState.ts'
import { withSignedReleases } from './signedReleases.ts'

/** How long the page waits for news before it starts with what it has, by the policy of the remote it opens. */
function patience(documents: readonly ChannelDocument[], path: string): number {
  const [newest] = documents
  const remote = Object.keys(newest?.remotes ?? {}).find((name) =>
    newest!.remotes[name]!.rules.some(({ use }) =>
      newest!.releases[`${name}@${use}`]?.routes.some((route) => route.path === path),
    ),
  )
  return newest?.remotes[remote ?? '']?.boot?.waitMs ?? limits.freshNews
}

/** What the page carries and what the device remembers of releases, both checked; nothing is asked of the server. */
export async function openReleases(win: Window): Promise<Pick<Knowledge, 'memory' | 'trust' | 'documents'>> {
  const { channel } = dataIn<PageConfig>('companion-config')
  const block = dataIn<{ p: string; root?: Envelope }>('companion-floor')
  const carried = parseJson(block.p) as ChannelDocument
  const subtle = win.crypto?.subtle as SubtleCrypto | undefined
  // Trusted as the page itself is.
  const pinned = parseJson(block.root?.p ?? '') as RootDocument | undefined
  // By the root document of the same page: later ones may no longer know the keys of its day.
  const floor = subtle && pinned ? await withSignedReleases(carried, subtle, pinned) : carried
  const memory = openMemory(win)
  const { roots } = memory.now
  // Few devices have lived through a change of keys; the others need not carry how to follow one.
  const walk = subtle && pinned && roots.length ? import('./rootChain.ts') : undefined
  const followed = await walk
    ?.then(({ followRoots }) => followRoots(subtle!, pinned!, roots))
    .catch(() => undefined)
  const trust: Trust = { subtle, root: followed?.root ?? pinned, channel }
  if (!subtle) note('insecure', channel, 'no secure context: releases stay as this page carries them')

  const recalled = memory.now.envelope ? await recall(memory.now.envelope, trust) : undefined
  return { memory, trust, documents: recalled && isLater(recalled, floor) ? [recalled, floor] : [floor] }
}

/**
 * Finds out which releases this page may run: what the page carries, what the device remembers, and what the server
 * says, if that comes in time. Nothing but signed news changes anything; without a secure context nothing can be
 * checked, and the page keeps to what it carries. `choose` lays over it what a tester asks for.
 */
export async function beginKnowledge(
  win: Window,
  begun: Start,
  shell: string,
  choose?: (knowledge: Knowledge) => Promise<void>,
): Promise<Knowledge> {
  const { memory, trust, documents } = await openReleases(win)
  const knowledge: Knowledge = {
    memory,
    trust,
    documents,
    device: thisDevice(win, begun.brandId),
    offers: theseOffers(shell),
    overlay: (document) => document,
    clock: Date.now,
  }
  memory.change((kept) => {
    for (const ref of judgeCrashes(kept, Date.now(), documents[0])) note('crashed', ref)
  })
  refresh(knowledge)

  const wait = patience(documents, win.location.pathname)
  const text = await within(wait, begun.document).catch(() => null)
  if (text !== null) await learn(knowledge, text)

  await choose?.(knowledge)
  return knowledge
}
