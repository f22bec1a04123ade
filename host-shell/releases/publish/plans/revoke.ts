import type { ChannelDocument } from '../../model/channelDocument.ts'
import { parseRef, refOf } from '../../model/releaseRef.ts'
import { baseOf, planOf, withPlan } from './edit.ts'
import { Refused } from './refused.ts'

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
