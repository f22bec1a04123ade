import { conditionNames, type ReleaseCounts } from '@companion/release-protocol/healthNumbers'

/** How many devices a release failed on, of those that tried it. */
export interface Share {
  readonly failed: number
  readonly devices: number
}

/** A kind of device, as `system` `Android 10`, and how the release did there and elsewhere. */
export interface Group extends Share {
  readonly condition: string
  readonly value: string
  /** What the true share is at least, as far as the numbers say. */
  readonly atLeast: number
  readonly elsewhere: Share
}

export interface Verdict extends Share {
  /** Unknown: too few devices have tried it. */
  readonly state: 'well' | 'unwell' | 'unknown'
  readonly atLeast: number
  /** Kinds of device where it fails too often, the worst first. */
  readonly where: readonly Group[]
}

/** 99 % both sides: a roll-out is judged many times and for many kinds of device, so a narrower bound errs daily. */
const z = 2.576
/** Fewer never stop a roll-out, however few have tried it. */
export const fewestFailures = 4
export const usualDevices = 100
export const usualLimit = 0.01

/** Lower bound of the Wilson score interval: the least share that such a count is likely to come from. */
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

/** All kinds of device by one condition each. */
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
 * Judges a release by the devices that have tried it: unwell when it is likely to fail on more than `limit` (0–1) of
 * them, or of one kind of them. Groups of fewer than `least` devices say nothing, and three failures never do.
 */
export function judge(rows: readonly ReleaseCounts[], limit: number, least: number): Verdict {
  const all = add(rows)
  const everywhere = exceeds(all, limit, least)
  // Once the whole is unwell, also a small group may tell where.
  const where = groupsOf(rows)
    .filter((group) => exceeds(group, limit, everywhere ? 1 : least))
    .toSorted((a, b) => b.atLeast - a.atLeast)
  const unwell = everywhere || where.length > 0
  const state = unwell ? 'unwell' : all.devices < least ? 'unknown' : 'well'
  return { ...all, state, atLeast: wilsonLowerBound(all), where }
}
