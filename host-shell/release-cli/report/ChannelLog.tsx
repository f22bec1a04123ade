import { useState } from 'react'
import { momentWords } from './words.ts'
import type { ChannelReport } from './readReport.ts'

/** The log with author, change, time and reason, newest first, and a filter. */
export function ChannelLog({ channel: { log, changes } }: { channel: ChannelReport }) {
  const [filter, setFilter] = useState('')
  const words = filter.toLowerCase().trim()
  const rows = log.filter(({ by, why, changes: lines }) =>
    [by, why, ...lines].join('\n').toLowerCase().includes(words),
  )
  return (
    <section className="card" aria-labelledby="log">
      <h3 id="log">Log</h3>
      <label className="fields">
        Filter
        <input value={filter} onChange={(event) => setFilter(event.target.value)} placeholder="weather" />
      </label>
      {log.length < changes && (
        <p className="quiet">
          The newest {log.length} of {changes}; release log has all.
        </p>
      )}
      {rows.length === 0 && <p>Nothing in the log has “{filter}”.</p>}
      <ol className="log">
        {rows.map(({ seq, at, by, why, changes: lines }) => (
          <li key={seq}>
            <div className="quiet">
              {seq} · {momentWords(at)} · {by}
            </div>
            <div>{why}</div>
            {lines.length > 0 && <pre>{lines.join('\n')}</pre>}
          </li>
        ))}
      </ol>
    </section>
  )
}
