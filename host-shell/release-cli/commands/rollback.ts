import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import {
  parseRef,
  refOf,
  remoteOf,
  type ReleaseRef,
  type ShortRef,
} from '@companion/release-protocol/releaseRef'
import { commit, logKey, readEntry } from '@companion/releases/channelLog'
import { nameOf, shortRefOf } from '@companion/releases/edits/compose'
import { planLines } from '@companion/releases/edits/describe'
import {
  baseOf,
  isCarried,
  needRef,
  planOf,
  refuseBarred,
  releasesIn,
  setUrgent,
  withPlan,
} from '@companion/releases/edits/edit'
import { UsageError } from '@companion/releases/edits/usageError'
import { readPublished, refuseUnsigned } from '@companion/releases/published'
import type { Store } from '@companion/releases/stores/store'
import type { Verb } from './context.ts'
import { changeRemote } from './promote.ts'
import { refStarts, refWord, releasedNames } from './words.ts'

/**
 * Rolls a remote back. A rollout in progress ends. Without a rollout, the newest usable fallback becomes the
 * base. `to` selects another release as the base. The release before the rollback doesn't become a fallback,
 * so devices can't fall back to it.
 */
export function rollback(document: ChannelDocument, remote: string, to?: ShortRef): ChannelDocument {
  const plan = planOf(document, remote)
  const usable = plan.fallback.filter((short) => !document.revoked.includes(refOf(remote, short)))
  const target = to ?? (plan.rules.some(({ roll }) => roll) ? baseOf(plan) : usable[0])
  const rules = plan.rules.filter(({ when, roll }) => when && !roll)
  // Without a target, devices run the release that their HTML document contains. Conditional rules are
  // removed too if there's no rollout, because they would still offer the withdrawn release.
  if (!target && isCarried(remote) && plan.rules.length)
    return withPlan(document, remote, { ...plan, rules: plan.rules.some(({ roll }) => roll) ? rules : [] })
  if (!target)
    throw new UsageError(`${remote} has no earlier release to go back to: promote one, or name it with --to`)
  const ref = refOf(remote, target)
  if (!document.releases[ref])
    throw new UsageError(`channel ${document.channel} no longer names ${ref}: promote it instead`)
  refuseBarred(document, remote, target)
  return withPlan(document, remote, { ...plan, rules: [...rules, { id: 'base', use: target }] })
}

/**
 * Restores all plans of an earlier entry. Throws if a release in them is revoked now or below the minimum
 * version.
 */
function restore(document: ChannelDocument, earlier: ChannelDocument): ChannelDocument {
  const remotes = { ...document.remotes, ...earlier.remotes }
  for (const [remote, plan] of Object.entries(earlier.remotes))
    for (const { use } of plan.rules) refuseBarred(document, remote, use)
  return Object.entries(remotes).reduce((next, [remote, plan]) => withPlan(next, remote, plan), {
    ...document,
    releases: { ...document.releases, ...earlier.releases },
  })
}

/**
 * Returns an earlier entry's releases with their current signatures, because the keys can have been rotated
 * since. Releases that are deleted from the store are returned as they were.
 */
async function signedToday(
  store: Store,
  { releases }: ChannelDocument,
): Promise<ChannelDocument['releases']> {
  const renewed = await Promise.all(
    releasesIn({ releases }).map(async ([ref, release]) => {
      const parsed = parseRef(ref)
      const found = parsed && (await readPublished(store, parsed).catch(() => undefined))
      return [ref, found?.entry.rel === release.rel ? found.entry : release] as const
    }),
  )
  return Object.fromEntries(renewed)
}

/** Parses a release of a remote, with or without the remote's name. Returns its short ref. */
const shortIn = (remote: string, text: string): ShortRef =>
  shortRefOf(needRef(text.includes('@') ? text : `${remote}@${text}`))

export const rollbackVerb: Verb = {
  does: 'goes back to the release before, to a given one, or to a whole earlier state',
  takes: '[<remote>]',
  firstWords: releasedNames,
  flags: {
    to: 'goes back to this release, e.g. 1.2.0-abcd1234',
    set: 'restores the whole state of this entry of the log, all remotes',
    now: 'open pages go back at once, not when the user is idle',
  },
  notes: 'Ends a rollout in progress; without one, goes back to the release before.',
  examples: {
    'rollback weather --now': 'open pages go back at once, too',
    'rollback weather --to 1.1.0-77aa0102': 'to a certain release',
    'rollback --set 41': 'everything as it was in entry 41',
  },
  async run(context) {
    const { flag, has, store, channel, print } = context
    const set = flag('set')
    const to = flag('to')
    if (set === undefined)
      return changeRemote(context, 'rollback', (document, remote) =>
        setUrgent(rollback(document, remote, to ? shortIn(remote, to) : undefined), remote, has('now')),
      )
    if (context.words.length || to !== undefined)
      throw new UsageError(`--set restores all remotes: write rollback --set ${set} alone`)
    const earlier = await readEntry(store, logKey(channel, Number(set)))
    if (!earlier) throw new UsageError(`${channel} has no entry ${set}: release log shows them`)
    const keyring = await context.keyring()
    const target = { ...earlier.document, releases: await signedToday(store, earlier.document) }
    const document = await context.commit(`rollback to entry ${set}`, async (now) => {
      const after = restore(now, target)
      await refuseUnsigned(keyring, now, after)
      return after
    })
    print(`${channel} is as entry ${set} was, as of entry ${document.seq}`)
  },
}

function revoke(document: ChannelDocument, ref: ReleaseRef): ChannelDocument {
  if (document.revoked.includes(ref)) return document
  const remote = remoteOf(ref)
  const revoked = [...document.revoked, ref]
  const barred = { ...document, revoked }
  if (!document.remotes[remote]) return barred
  const plan = planOf(document, remote)
  const isBarred = (short: ShortRef) => revoked.includes(refOf(remote, short))
  const base = baseOf(plan)
  const rules = plan.rules.filter(({ use }) => !isBarred(use))
  if (!base || !isBarred(base)) return withPlan(barred, remote, { ...plan, rules })
  const next = plan.fallback.find((short) => !isBarred(short))
  if (!next && isCarried(remote)) return withPlan(barred, remote, { ...plan, rules })
  if (!next)
    throw new UsageError(
      `${ref} is all that ${remote} has: promote a repaired release first, then revoke this one`,
    )
  return withPlan(barred, remote, { ...plan, rules: [...rules, { id: 'base', use: next }] })
}

export const revokeVerb: Verb = {
  does: 'revokes a release for good, also on open pages',
  takes: refWord,
  firstWords: refStarts,
  notes:
    'No device starts it again; open pages leave it at once. --why must say why: the log is read by people.',
  examples: { 'revoke weather@1.2.0-abcd1234 --why "shows the wrong price"': 'the one before takes over' },
  async run({ words, flag, writer, print, channel }) {
    const ref = needRef(words[0])
    const [name, remote] = [nameOf(ref), ref.remote]
    const why = flag('why')
    if (!why) throw new UsageError('say why: the log is read by people, e.g. --why "shows the wrong price"')
    const { document } = await commit(await writer(), `revoke ${name}: ${why}`, (before) =>
      revoke(before, name),
    )
    print(
      `${name} is revoked in ${channel} as of entry ${document.seq}`,
      ...planLines(document.remotes[remote]),
    )
  },
}
