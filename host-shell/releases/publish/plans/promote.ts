import { isDeepStrictEqual } from 'node:util'
import type { ChannelDocument, ChannelRelease, ReleaseDocument, When } from '../../model/channelDocument.ts'
import { bootOf, shortRefOf } from '../compose.ts'
import { refOf } from '../../model/releaseRef.ts'
import { compareVersions } from '../../model/version.ts'
import { baseOf, withPlan } from './edit.ts'
import { Refused } from './refused.ts'

/** Whom a release is meant for. */
export interface Audience {
  /** Percentage of the devices, 100 for all. */
  readonly pct: number
  readonly when?: When
  /** The others go on with a rollout in progress; else everybody's new release ends it. */
  readonly keepRollouts?: boolean
}

/** Refuses what no channel may ever give to anybody again. */
export function refuseBarred(
  document: ChannelDocument,
  remote: string,
  short: string,
  version: string,
): void {
  const ref = refOf(remote, short)
  if (document.revoked.includes(ref)) throw new Refused(`${ref} is revoked: build a new release`)
  const minimum = document.floor[remote]
  if (minimum && compareVersions(version, minimum) < 0)
    throw new Refused(`${ref} is below the minimum version ${minimum} of ${remote}`)
}

/** A rule's id and salt: new for each release, so that other devices go first each time. */
const ruleId = (remote: string, short: string): string => `${remote}-${short}`

/**
 * Gives a release to an audience. To everybody: it becomes the base, the base before it the first
 * fallback, and rollouts in progress end. To a part: a rule in front of the others.
 */
export function promote(
  document: ChannelDocument,
  release: ReleaseDocument,
  entry: ChannelRelease,
  { pct, when, keepRollouts = false }: Audience,
): ChannelDocument {
  const { remote } = release
  const short = shortRefOf(release)
  if (!(pct > 0 && pct <= 100)) throw new Refused('--pct takes a number above 0 and up to 100')
  refuseBarred(document, remote, short, release.version)
  const plan = document.remotes[remote] ?? { rules: [], fallback: [] }
  const base = baseOf(plan)
  const part = pct < 100 || when !== undefined
  if (part && base === undefined)
    throw new Refused(
      `${remote} has no release for everybody yet: promote the first one without --pct, --brand, --os and --app`,
    )
  if (!part && base === short && !plan.rules.some(({ roll }) => roll)) return document
  const id = ruleId(remote, short)
  const roll = pct < 100 ? { roll: { pct, salt: id } } : {}
  // Whoever says again what a part gets means it instead of what was said before.
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
