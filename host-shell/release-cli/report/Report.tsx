import { useState } from 'react'
import { Audience } from './Audience.tsx'
import { ChannelLog } from './ChannelLog.tsx'
import { Compare } from './Compare.tsx'
import { Health } from './Health.tsx'
import { DeviceQuestion } from './DeviceQuestion.tsx'
import { Overview } from './Overview.tsx'
import { Preview } from './Preview.tsx'
import { Rollout } from './Rollout.tsx'
import { whyWatched } from './whyWatched.ts'
import { momentWords } from './words.ts'
import type { ChannelReport, ReportData } from './readReport.ts'

function ChannelHead({ channel, at }: { channel: ChannelReport; at: string }) {
  const { document, unsigned, changes } = channel
  const days = (Date.parse(document.exp) - Date.parse(at)) / 86_400_000
  const warnings = [
    ...(days <= 0 ? ['It has expired: pages accept nothing newer from it. Run release refresh.'] : []),
    ...(days > 0 && days < 3
      ? [`It expires in ${days.toFixed(1)} days: is release refresh still run daily?`]
      : []),
    ...unsigned.map((ref) => `${ref} is not signed by today’s keys, so no page runs it.`),
  ]
  return (
    <>
      <p>
        Entry {document.seq} of {momentWords(document.at)} by {document.by}, {changes} in all. Good until{' '}
        {momentWords(document.exp)}.
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      {document.revoked.length > 0 && <p>Revoked: {document.revoked.join(', ')}</p>}
    </>
  )
}

interface RemoteProps {
  channel: ChannelReport
  remote: string
  data: ReportData
}

/** One remote, folded below its name. It's open from the start if somebody has to watch it. */
function Remote({ channel, remote, data }: RemoteProps) {
  const id = `${channel.document.channel}-${remote}`
  const health = data.health[remote]
  const watch = whyWatched(channel, remote, health)
  return (
    <article className="card" aria-labelledby={`${id}-name`}>
      <details open={watch !== undefined}>
        <summary>
          <h3 id={`${id}-name`}>{remote}</h3>
          <span className={watch?.isFault ? 'warning' : 'quiet'}>{watch?.words ?? 'Nothing to watch'}</span>
        </summary>
        {/* A link to something in a closed `details` opens it (HTML, "ancestor revealing algorithm"). */}
        <div id={id} className="target" />
        <Rollout channel={channel} remote={remote} at={data.at} />
        {health && <Health health={health} remote={remote} at={data.at} />}
        <Audience channel={channel} remote={remote} data={data} />
      </details>
    </article>
  )
}

function Channel({ channel, data }: { channel: ChannelReport; data: ReportData }) {
  const { document } = channel
  return (
    <section aria-labelledby={`channel-${document.channel}`}>
      <h2 id={`channel-${document.channel}`}>Channel {document.channel}</h2>
      <ChannelHead channel={channel} at={data.at} />
      <Overview channel={channel} data={data} />
      {Object.keys(document.remotes).map((remote) => (
        <Remote key={remote} channel={channel} remote={remote} data={data} />
      ))}
      <DeviceQuestion channel={channel} data={data} />
      <ChannelLog channel={channel} />
    </section>
  )
}

/** The whole report: one channel at a time, and the comparison of two releases below it. */
export function Report({ data }: { data: ReportData }) {
  const names = data.channels.map(({ document }) => document.channel)
  const [name, setName] = useState(names.includes('stable') ? 'stable' : names[0])
  const channel = data.channels.find(({ document }) => document.channel === name)
  return (
    <main>
      <header>
        <h1>Releases</h1>
        <p>As of {momentWords(data.at)}, read from the public files.</p>
        {data.noHealth && <p className="warning">No numbers of how releases do: {data.noHealth}</p>}
        {names.length > 1 && (
          <label>
            Channel{' '}
            <select value={name} onChange={(event) => setName(event.target.value)}>
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
      </header>
      {channel ? (
        <Channel key={name} channel={channel} data={data} />
      ) : (
        <p>No channel here yet: promote a release.</p>
      )}
      <Preview data={data} />
      <Compare releases={data.releases} />
    </main>
  )
}
