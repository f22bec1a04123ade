import { Chart, type Series } from './Chart.tsx'
import { partWords, vitalWords } from './words.ts'
import type { RemoteHealth } from './readHealth.ts'

type Point = RemoteHealth['course'][string][number]

const hour = 3_600_000
const vitals = ['LCP', 'INP', 'CLS'] as const

/** Returns one line per release. Intervals without a denominator are omitted, because they have no ratio. */
function seriesOf(
  { course }: RemoteHealth,
  at: string,
  part: (point: Point, all: readonly Point[]) => number | undefined,
): Series[] {
  const now = Date.parse(at)
  return Object.entries(course).map(([name, points]) => ({
    name,
    points: points.flatMap((point, nth) => {
      const all = Object.values(course).flatMap((one) => one[nth] ?? [])
      const value = part(point, all)
      return value === undefined ? [] : [[now - point.hoursAgo * hour, value] as const]
    }),
  }))
}

const ratio = (part: number, whole: number): number | undefined => (whole ? part / whole : undefined)

/**
 * The health of a remote's releases: charts of adoption and failures over the last day, and a table with the
 * numbers of each release.
 */
export function Health({ health, remote, at }: { health: RemoteHealth; remote: string; at: string }) {
  if (!health.releases.length) return <p className="quiet">No page has reported in the last day.</p>
  const adoption = seriesOf(health, at, ({ pages }, all) =>
    ratio(
      pages,
      all.reduce((sum, other) => sum + other.pages, 0),
    ),
  )
  const failing = seriesOf(health, at, ({ failedDevices, devices }) => ratio(failedDevices, devices))
  const worst = Math.max(0.02, ...failing.flatMap(({ points }) => points.map(([, value]) => value)))
  return (
    <>
      <h4>Pages and failures, last day</h4>
      <div className="charts">
        <Chart title="Share of pages" series={adoption} top={1} words={partWords} />
        <Chart title="New devices with a failure" series={failing} top={worst} words={partWords} />
      </div>
      <table className="stacked">
        <caption>Releases of {remote}. 75 % of pages were faster than the times.</caption>
        <thead>
          <tr>
            {['Release', 'Pages', 'New devices', 'Failed on', 'Rolled back', ...vitals].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {health.releases.map((one) => (
            <tr key={one.of}>
              <th scope="row">{one.of}</th>
              <td data-label="Pages">{one.pages}</td>
              <td data-label="New devices">{one.devices}</td>
              <td data-label="Failed on">{one.failedDevices}</td>
              <td data-label="Rolled back">{one.rolledBack}</td>
              {vitals.map((name) => (
                <td key={name} data-label={name}>
                  {vitalWords(name, one.vitals[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Object.entries(health.verdicts).map(([release, lines]) => (
        <p key={release} className={lines[0]?.startsWith('UNWELL') ? 'warning' : 'quiet'}>
          {release}: {lines.join('; ')}
        </p>
      ))}
    </>
  )
}
