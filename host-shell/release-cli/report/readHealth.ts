import { countsOf, type ReleaseCounts, type StoredHealth } from '@companion/release-protocol/healthNumbers'
import { summaries, verdictLines, type HealthSummary } from '../health/describeHealth.ts'
import { judge, usualDevices, usualLimit } from '../health/judge.ts'
import type { HealthSource } from '../health/sources.ts'

/** How a release did in one stretch of time. */
interface HealthPoint {
  /** When the stretch ends, in hours before the report. */
  readonly hoursAgo: number
  readonly pages: number
  readonly devices: number
  readonly failedDevices: number
}

/** How the releases of a remote did in the last day. */
export interface RemoteHealth {
  readonly releases: readonly HealthSummary[]
  /** `<version>-<build>` → its course, oldest first. */
  readonly course: Readonly<Record<string, readonly HealthPoint[]>>
  /** `<version>-<build>` → what `release watch` says of it with its usual limits. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>
}

/** The stretches of the last day, by the hours before the report at which each begins: shorter towards now. Ours. */
const beginnings = [24, 20, 16, 12, 9, 6, 4, 2, 1] as const

type Sums = Pick<HealthPoint, 'pages' | 'devices' | 'failedDevices'>

const sumsOf = (rows: readonly ReleaseCounts[], release: string): Sums => {
  const mine = rows.filter((row) => row.release === release)
  const sum = (name: 'started' | 'devices' | 'failedDevices') =>
    mine.reduce((total, row) => total + row[name], 0)
  return { pages: sum('started'), devices: sum('devices'), failedDevices: sum('failedDevices') }
}

/** Sources tell what happened since a time: what is in one stretch is the difference of two answers. */
function courseOf(answers: readonly (readonly ReleaseCounts[])[], release: string): HealthPoint[] {
  return beginnings.map((_, at) => {
    const [since, later] = [answers[at]!, answers[at + 1] ?? []].map((rows) => sumsOf(rows, release))
    return {
      hoursAgo: beginnings[at + 1] ?? 0,
      // Reports that came between two of the questions are in the later one alone.
      pages: Math.max(0, since!.pages - later!.pages),
      devices: Math.max(0, since!.devices - later!.devices),
      failedDevices: Math.max(0, since!.failedDevices - later!.failedDevices),
    }
  })
}

/** Reads how a remote's releases do; rejects as the source does. */
export async function readHealth(source: HealthSource, remote: string): Promise<RemoteHealth> {
  const stored: StoredHealth[] = []
  for (const hours of beginnings) stored.push(await source.read(remote, hours))
  const answers = stored.map(({ points }) => countsOf(points))
  const [day] = answers
  const names = [...new Set(day!.map(({ release }) => release))]
  const each = <T>(value: (release: string) => T) =>
    Object.fromEntries(names.map((release) => [release, value(release)]))
  return {
    releases: summaries(stored[0]!),
    course: each((release) => courseOf(answers, release)),
    verdicts: each((release) =>
      verdictLines(
        judge(
          day!.filter((row) => row.release === release),
          usualLimit,
          usualDevices,
        ),
      ),
    ),
  }
}
