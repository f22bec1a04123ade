import { conditionNames, type ReleaseCounts } from '@companion/release-protocol/healthNumbers'

/** Devices that tried a release, and those of them where it failed. */
export interface Share {
  readonly failed: number
  readonly devices: number
}

/** A kind of device, such as `system` `Android 10`, and the release's numbers there and elsewhere. */
export interface Group extends Share {
  readonly condition: string
  readonly value: string
  /** Lower bound of the true share. */
  readonly atLeast: number
  readonly elsewhere: Share
}

export interface Verdict extends Share {
  /** Unknown: too few devices have tried it. */
  readonly state: 'well' | 'unwell' | 'unknown'
  readonly atLeast: number
  /** Kinds of device where it fails too often, worst first. */
  readonly where: readonly Group[]
}

/**
 * 99 % two-sided: a rollout is judged often and for many kinds of device, so a lower confidence would give
 * false alarms daily.
 */
const z = 2.576
/** Fewer failures never stop a rollout, however few devices have tried it. */
export const fewestFailures = 4
export const usualDevices = 100
export const usualLimit = 0.01

/** Lower bound of the Wilson score interval: the smallest true share that is compatible with the count. */
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

/** All kinds of device, by one condition each. */
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
  // If the release is unwell overall, small groups may show where.
  const where = groupsOf(rows)
    .filter((group) => exceeds(group, limit, everywhere ? 1 : least))
    .toSorted((a, b) => b.atLeast - a.atLeast)
  const unwell = everywhere || where.length > 0
  const state = unwell ? 'unwell' : all.devices < least ? 'unknown' : 'well'
  return { ...all, state, atLeast: wilsonLowerBound(all), where }
}
