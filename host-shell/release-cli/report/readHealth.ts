import { countsOf, type ReleaseCounts } from '@companion/release-protocol/healthNumbers'
import { summaries, verdictLines, type HealthSummary } from '../health/describeHealth.ts'
import { judge, usualDevices, usualLimit } from '../health/judge.ts'
import type { HealthSource } from '../health/sources.ts'

/** The numbers of a release in one interval. */
interface HealthPoint {
  /** The end of the interval, in hours before the report. */
  readonly hoursAgo: number
  readonly pages: number
  readonly devices: number
  readonly failedDevices: number
}

/** The health of a remote's releases in the last day. */
export interface RemoteHealth {
  readonly releases: readonly HealthSummary[]
  /** `<version>-<build>` → the numbers of its intervals, oldest first. */
  readonly course: Readonly<Record<string, readonly HealthPoint[]>>
  /** `<version>-<build>` → the verdict of `release watch` with the default limits. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>
  /** `<version>-<build>` of each release that this verdict finds failing. */
  readonly failing: readonly string[]
}

/**
 * The starts of the intervals, in hours before the report. Recent intervals are shorter, because a new
 * failure matters more. Chosen by us.
 */
const beginnings = [24, 20, 16, 12, 9, 6, 4, 2, 1] as const

type Sums = Pick<HealthPoint, 'pages' | 'devices' | 'failedDevices'>

const sumsOf = (rows: readonly ReleaseCounts[], release: string): Sums => {
  const mine = rows.filter((row) => row.release === release)
  const sum = (name: 'started' | 'devices' | 'failedDevices') =>
    mine.reduce((total, row) => total + row[name], 0)
  return { pages: sum('started'), devices: sum('devices'), failedDevices: sum('failedDevices') }
}

/**
 * Returns a release's numbers per interval. Sources only give totals since a time, so an interval is the
 * difference of two responses.
 */
function courseOf(answers: readonly (readonly ReleaseCounts[])[], release: string): HealthPoint[] {
  return answers.map((rows, at) => {
    const [since, later] = [sumsOf(rows, release), sumsOf(answers[at + 1] ?? [], release)]
    return {
      hoursAgo: beginnings[at + 1] ?? 0,
      // A report that arrives between two requests is only in the later response, so the difference can be
      // negative.
      pages: Math.max(0, since.pages - later.pages),
      devices: Math.max(0, since.devices - later.devices),
      failedDevices: Math.max(0, since.failedDevices - later.failedDevices),
    }
  })
}

/** Reads the health of a remote's releases. Rejects if the source does. */
export async function readHealth(source: HealthSource, remote: string): Promise<RemoteHealth> {
  const [wholeDay, ...later] = beginnings
  const stored = await source.read(remote, wholeDay)
  const day = countsOf(stored.points)
  const answers = [day]
  for (const hours of later) answers.push(countsOf((await source.read(remote, hours)).points))
  const names = [...new Set(day.map(({ release }) => release))]
  const judged = names.map((name) => {
    const rows = day.filter(({ release }) => release === name)
    return [name, judge(rows, usualLimit, usualDevices)] as const
  })
  return {
    releases: summaries(stored),
    course: Object.fromEntries(names.map((name) => [name, courseOf(answers, name)])),
    verdicts: Object.fromEntries(judged.map(([name, verdict]) => [name, verdictLines(verdict)])),
    failing: judged.flatMap(([name, { state }]) => (state === 'unwell' ? [name] : [])),
  }
}
