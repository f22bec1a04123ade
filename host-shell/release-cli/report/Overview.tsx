import { nothingOf } from '@companion/releases/edits/edit'
import { overviewOf, type OverviewRow } from './overviewRows.ts'
import { partWords, vitalWords } from './words.ts'
import type { ChannelReport, ReportData } from './readReport.ts'

const size = { width: 96, height: 28, edge: 3 }

/** The line of a release's share of pages over the last day. */
function Sparkline({ parts }: { parts: readonly number[] }) {
  if (parts.length < 2) return <span className="quiet">Not enough data</span>
  const step = (size.width - 2 * size.edge) / (parts.length - 1)
  const points = parts.map(
    (part, at) => `${size.edge + at * step} ${size.edge + (1 - part) * (size.height - 2 * size.edge)}`,
  )
  const [first = 0, last = 0] = [parts[0], parts.at(-1)]
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`From ${partWords(first)} to ${partWords(last)}`}
    >
      <path className="line line-0" d={`M${points.join('L')}`} />
    </svg>
  )
}

function Row({
  row: { remote, release, part, health, pages },
  channel,
}: {
  row: OverviewRow
  channel: string
}) {
  return (
    <tr>
      <th scope="row">
        <a href={`#${channel}-${remote}`}>{remote}</a>
      </th>
      <td data-label="Release">{release ?? nothingOf(remote)}</td>
      <td data-label="Share">{part === undefined ? 'Conditions only' : partWords(part)}</td>
      <td data-label="Failures">
        {health?.devices ? partWords(health.failedDevices / health.devices) : '–'}
      </td>
      <td data-label="LCP">{vitalWords('LCP', health?.vitals.LCP)}</td>
      <td data-label="Pages">
        <Sparkline parts={pages} />
      </td>
    </tr>
  )
}

/** A table of all remotes: who gets which release, and its failures and speed in the last day. */
export function Overview({ channel, data }: { channel: ChannelReport; data: ReportData }) {
  const name = channel.document.channel
  return (
    <div className="card">
      <table className="stacked overview">
        <caption>Failures are new devices in the last day. 75 % of pages were faster than the LCP.</caption>
        <thead>
          <tr>
            {['Remote', 'Release', 'Share of devices', 'Failures', 'LCP', 'Share of pages'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {overviewOf(channel, data).map((row) => (
            <Row key={`${row.remote} ${row.release}`} row={row} channel={name} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
