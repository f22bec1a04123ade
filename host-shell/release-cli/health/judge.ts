import { conditionNames, type ReleaseCounts } from '@companion/release-protocol/healthNumbers'

/** The devices that tried a release, and those of them on which it failed. */
export interface Share {
  readonly failed: number
  readonly devices: number
}

/** A kind of device, such as `system` `Android 10`, with the release's numbers there and elsewhere. */
export interface Group extends Share {
  readonly condition: string
  readonly value: string
  /** The lower bound of the true share of failing devices. */
  readonly atLeast: number
  readonly elsewhere: Share
}

export interface Verdict extends Share {
  /** `unknown` if too few devices have tried the release. */
  readonly state: 'well' | 'unwell' | 'unknown'
  readonly atLeast: number
  /** The kinds of device on which it fails too often, worst first. */
  readonly where: readonly Group[]
}

/**
 * The z value for 99 % two-sided. A rollout is judged often and for many kinds of device, so a lower
 * confidence would give false alarms daily.
 */
const z = 2.576
/** Fewer failures never stop a rollout, even if very few devices have tried it. */
export const fewestFailures = 4
export const usualDevices = 100
export const usualLimit = 0.01

/**
 * Returns the lower bound of the Wilson score interval: the smallest true share that is compatible with the
 * count.
 */
export function wilsonLowerBound({ failed, devices }: Share): number {
  if (devices <= 0) return 0
  const share = Math.min(failed, devices) / devices
  const square = (z * z) / devices
  const margin = z * Math.sqrt((share * (1 - share) + square / 4) / devices)
  return Math.max(0, (share + square / 2 - margin) / (1 + square))
}

const add = (rows: readonly ReleaseCounts[]): Share => ({
  failed: rows.reduce((sum, { failedDevices }) => sum + failedDevices, 0),
  devices: rows.reduce((sum, { devices }) => sum + devices, 0),
})

const exceeds = (share: Share, limit: number, least: number): boolean =>
  share.devices >= least && share.failed >= fewestFailures && wilsonLowerBound(share) > limit

/** Returns the numbers of each kind of device. A kind is a single condition, such as a system or a brand. */
function groupsOf(rows: readonly ReleaseCounts[]): Group[] {
  const all = add(rows)
  return conditionNames.flatMap((condition) => {
    const values = [...new Set(rows.map(({ conditions }) => conditions[condition]))].filter(Boolean)
    return values.map((value): Group => {
      const share = add(rows.filter(({ conditions }) => conditions[condition] === value))
      const elsewhere = { failed: all.failed - share.failed, devices: all.devices - share.devices }
      return { condition, value, ...share, atLeast: wilsonLowerBound(share), elsewhere }
    })
  })
}

/**
 * Judges a release by the devices that have tried it. It's unwell if it probably fails on more than `limit`
 * (0–1) of them, or of one kind of device. Groups of fewer than `least` devices are ignored, and three
 * failures are never enough.
 */
export function judge(rows: readonly ReleaseCounts[], limit: number, least: number): Verdict {
  const all = add(rows)
  const everywhere = exceeds(all, limit, least)
  // If the release is unwell on all devices together, small groups are listed too, because they can show
  // where it fails.
  const where = groupsOf(rows)
    .filter((group) => exceeds(group, limit, everywhere ? 1 : least))
    .toSorted((a, b) => b.atLeast - a.atLeast)
  const unwell = everywhere || where.length > 0
  const state = unwell ? 'unwell' : all.devices < least ? 'unknown' : 'well'
  return { ...all, state, atLeast: wilsonLowerBound(all), where }
}
