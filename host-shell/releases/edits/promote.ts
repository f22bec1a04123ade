import { isDeepStrictEqual } from 'node:util'
import type { ChannelDocument, ChannelRelease, When, Rule } from '@companion/release-protocol/channelDocument'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { refOf, type ShortRef } from '@companion/release-protocol/releaseRef'
import { bootOf, shortRefOf } from './compose.ts'
import { baseOf, isCarried, planOf, refuseBarred, withPlan, rolloutIn, type Rollout } from './edit.ts'
import { UsageError } from './usageError.ts'
import { audienceOf, flagsOf } from './describe.ts'

/** The audience of a promotion. */
export interface Audience {
  /** The percentage of the devices, 100 for all. */
  readonly pct: number
  readonly when?: When
  /** Whether rollouts in progress go on. By default a release for everybody ends them. */
  readonly keepRollouts?: boolean
}

/**
 * Returns a rule's id, which is also its salt. It differs between releases, so that the same devices aren't
 * always the first ones in a rollout.
 */
const ruleId = (remote: string, short: ShortRef): string => `${remote}-${short}`

/**
 * Promotes a release to an audience. A release for everybody becomes the base: the previous base becomes the
 * first fallback, and rollouts in progress end. For a smaller audience, a new rule is put before the others.
 */
export function promote(
  document: ChannelDocument,
  release: ReleaseDocument,
  entry: ChannelRelease,
  { pct, when, keepRollouts = false }: Audience,
): ChannelDocument {
  const { remote } = release
  const short = shortRefOf(release)
  if (!(pct > 0 && pct <= 100)) throw new UsageError('--pct takes a number above 0 and up to 100')
  refuseBarred(document, remote, short)
  const plan = document.remotes[remote] ?? { rules: [], fallback: [] }
  const base = baseOf(plan)
  const part = pct < 100 || when !== undefined
  if (part && base === undefined && !isCarried(remote))
    throw new UsageError(
      `${remote} has no release for everybody yet: promote the first one without --pct, --brand, --os and --app`,
    )
  if (!part && base === short && !plan.rules.some(({ roll }) => roll)) return document
  const id = ruleId(remote, short)
  const roll = pct < 100 ? { roll: { pct, salt: id } } : {}
  // A rule replaces an earlier rule for the same audience. Otherwise the earlier rule would stay in the
  // document without effect.
  const others = plan.rules.filter(
    (rule) => rule.id !== id && !(when && pct === 100 && !rule.roll && isDeepStrictEqual(rule.when, when)),
  )
  const givesBase = short === base && pct === 100 && !others.some((rule) => rule.id !== 'base')
  const rules = part
    ? givesBase
      ? others
      : [{ id, use: short, ...(when && { when }), ...roll }, ...others]
    : [...others.filter((rule) => (rule.roll ? keepRollouts : rule.when)), { id: 'base', use: short }]
  const fallback = part || !base ? plan.fallback : [base, ...plan.fallback]
  const { boot, ...rest } = plan
  const start = part ? boot && { boot } : bootOf(release)
  return withPlan(document, remote, { ...rest, ...start, rules, fallback }, { [refOf(remote, short)]: entry })
}

/** Returns the newest rollout of a remote. Throws if there is none, with the command to use instead. */
function rolloutOf(document: ChannelDocument, remote: string): Rollout {
  const plan = planOf(document, remote)
  const rollout = rolloutIn(plan)
  if (rollout) return rollout
  const part = plan.rules.find(({ when }) => when)
  if (!part) throw new UsageError(`${remote} has no rollout in progress: start one with promote … --pct 10`)
  const flags = flagsOf(part)
  const base = baseOf(plan)
  throw new UsageError(
    `${remote} has no rollout by percentage: ${part.use} goes to all of ${audienceOf(part)}. ` +
      `To give it to everybody: release promote ${refOf(remote, part.use)}. ` +
      (base
        ? `To take it back: release promote ${refOf(remote, base)} ${flags}`
        : `To take it back: release rollback ${remote}`),
  )
}

/**
 * Throws unless the rollout in progress is of this release: a pipeline must not finish the rollout of a later
 * release.
 */
export function requireRollout(document: ChannelDocument, remote: string, short: ShortRef): void {
  const { use } = rolloutOf(document, remote)
  if (use !== short)
    throw new UsageError(
      `the rollout of ${remote} in progress is of ${use}, not of ${short}: nothing was changed`,
    )
}

const withRule = (document: ChannelDocument, remote: string, changed: Rule): ChannelDocument => {
  const plan = planOf(document, remote)
  const rules = plan.rules.map((rule) => (rule.id === changed.id ? changed : rule))
  return withPlan(document, remote, { ...plan, rules })
}

/**
 * Sets the percentage of the newest rollout and ends a pause. Throws if the percentage is lower than before,
 * because devices that have the release would lose it. Use `pause` or `rollback` instead.
 */
export function setPercentage(document: ChannelDocument, remote: string, pct: number): ChannelDocument {
  const rule = rolloutOf(document, remote)
  if (!(pct > 0 && pct <= 100)) throw new UsageError('--pct takes a number above 0 and up to 100')
  if (pct < rule.roll.pct)
    throw new UsageError(
      `${rule.use} already goes to ${rule.roll.pct} %: pause it, or roll back, to give it to fewer`,
    )
  return withRule(document, remote, { ...rule, roll: { pct, salt: rule.roll.salt } })
}

/**
 * Pauses the newest rollout. Devices that already run the release continue to run it, and no others get it.
 */
export function pause(document: ChannelDocument, remote: string): ChannelDocument {
  const rule = rolloutOf(document, remote)
  return rule.roll.paused
    ? document
    : withRule(document, remote, { ...rule, roll: { ...rule.roll, paused: true } })
}

/** Extends the newest rollout to its whole audience, and ends all rollouts if that is everybody. */
export function finish(document: ChannelDocument, remote: string): ChannelDocument {
  const { roll: _, ...rule } = rolloutOf(document, remote)
  if (rule.when) return withRule(document, remote, rule)
  const plan = planOf(document, remote)
  const base = baseOf(plan)
  const rules = plan.rules.filter((other) => other.when && !other.roll)
  return withPlan(document, remote, {
    ...plan,
    rules: [...rules, { id: 'base', use: rule.use }],
    fallback: base ? [base, ...plan.fallback] : plan.fallback,
  })
}
