import type { ChannelDocument } from '../../model/channelDocument.ts'
import { refOf, versionOf, parseRef } from '../../model/releaseRef.ts'
import { baseOf, planOf, withPlan } from './edit.ts'
import { refuseBarred } from './promote.ts'
import { Refused } from './refused.ts'

/**
 * Takes a remote back: a rollout in progress ends; without one, the base becomes the newest usable
 * fallback, or the given release. What is left is not kept as a fallback.
 */
export function rollback(document: ChannelDocument, remote: string, to?: string): ChannelDocument {
  const plan = planOf(document, remote)
  const base = baseOf(plan)
  const usable = plan.fallback.filter((short) => !document.revoked.includes(refOf(remote, short)))
  const target = to ?? (plan.rules.some(({ roll }) => roll) ? base : usable[0])
  if (!target)
    throw new Refused(`${remote} has no earlier release to go back to: promote one, or name it with --to`)
  if (!document.releases[refOf(remote, target)])
    throw new Refused(
      `channel ${document.channel} no longer names ${refOf(remote, target)}: promote it instead`,
    )
  refuseBarred(document, remote, target, versionOf(target))
  const rules = plan.rules.filter(({ when, roll }) => when && !roll)
  return withPlan(document, remote, {
    ...plan,
    rules: [...rules, { id: 'base', use: target }],
    fallback: plan.fallback.filter((short) => short !== target),
  })
}

/** Restores all plans of an earlier entry; refuses when one of its releases is revoked by now. */
export function restore(document: ChannelDocument, earlier: ChannelDocument): ChannelDocument {
  const remotes = { ...document.remotes, ...earlier.remotes }
  for (const [remote, plan] of Object.entries(earlier.remotes))
    for (const { use } of plan.rules) refuseBarred(document, remote, use, versionOf(use))
  return Object.entries(remotes).reduce((next, [remote, plan]) => withPlan(next, remote, plan), {
    ...document,
    releases: { ...document.releases, ...earlier.releases },
  })
}

/** Bars a release for good: no device starts it again, open pages leave it at once. */
export function revoke(document: ChannelDocument, ref: string): ChannelDocument {
  if (document.revoked.includes(ref)) return document
  const parsed = parseRef(ref)
  if (!parsed) throw new Refused(`"${ref}" is no release: write <remote>@<version>-<build>`)
  const { remote } = parsed
  const revoked = [...document.revoked, ref]
  const barred = { ...document, revoked }
  if (!document.remotes[remote]) return barred
  const plan = planOf(document, remote)
  const isBarred = (short: string) => revoked.includes(refOf(remote, short))
  const fallback = plan.fallback.filter((short) => !isBarred(short))
  const base = baseOf(plan)
  const rest = plan.rules.filter(({ use }) => !isBarred(use))
  if (!base || !isBarred(base)) return withPlan(barred, remote, { ...plan, rules: rest, fallback })
  const [next, ...others] = fallback
  if (!next)
    throw new Refused(
      `${ref} is all that ${remote} has: promote a repaired release first, then revoke this one`,
    )
  return withPlan(barred, remote, {
    ...plan,
    rules: [...rest, { id: 'base', use: next }],
    fallback: others,
  })
}
