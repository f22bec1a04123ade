import { shortOf } from '@companion/release-protocol/releaseRef'
import type { HealthSummary } from '../health/describeHealth.ts'
import type { RemoteHealth } from './readHealth.ts'
import type { ChannelReport, ReportData } from './readReport.ts'

/** A release that a remote gives to some devices now. */
export interface OverviewRow {
  readonly remote: string
  /** `<version>-<build>`, or undefined for devices without a release. */
  readonly release: string | undefined
  /** The share of devices that match no condition. Undefined if only devices with conditions get it. */
  readonly part: number | undefined
  readonly health: HealthSummary | undefined
  /** The release's share of pages per interval, oldest first, without the intervals that had no pages. */
  readonly pages: readonly number[]
}

function pagesOf({ course }: RemoteHealth, release: string): number[] {
  return (course[release] ?? []).flatMap(({ pages }, at) => {
    const all = Object.values(course).reduce((sum, points) => sum + (points[at]?.pages ?? 0), 0)
    return all ? [pages / all] : []
  })
}

/** Returns one row per remote and release that devices get now, the largest share first. */
export function overviewOf(
  { document, history }: Pick<ChannelReport, 'document' | 'history'>,
  { health }: Pick<ReportData, 'health'>,
): OverviewRow[] {
  return Object.entries(document.remotes).flatMap(([remote, { rules }]) => {
    const shares = history[remote]?.at(-1)?.shares.filter(({ part }) => part > 0) ?? []
    const given = shares
      .map(({ ref, part }) => ({ release: ref === undefined ? undefined : shortOf(ref), part }))
      .toSorted((a, b) => b.part - a.part)
    const others = [...new Set(rules.map(({ use }) => use))]
      .filter((use) => !given.some(({ release }) => release === use))
      .map((release) => ({ release, part: undefined }))
    const known = health[remote]
    return [...given, ...others].map(({ release, part }) => ({
      remote,
      release,
      part,
      health: known?.releases.find(({ of }) => of === release),
      pages: known && release !== undefined ? pagesOf(known, release) : [],
    }))
  })
}
