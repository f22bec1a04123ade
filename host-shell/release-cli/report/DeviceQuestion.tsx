import { useState } from 'react'
import { selectAll } from '@companion/release-protocol/shellRelease'
import type { Choice } from '@companion/release-protocol/select'
import { nothingOf } from '@companion/releases/edits/edit'
import { refusalWords, sourceWords } from '@companion/releases/edits/describe'
import { isVersion } from '@companion/release-protocol/version'
import type { ChannelReport, ReportData } from './readReport.ts'

/**
 * A table of a device's releases for each remote: the candidates in order, and the refused releases with
 * reasons.
 */
function ChoiceTable({ choices }: { choices: Readonly<Record<string, Choice>> }) {
  return (
    <div className="table">
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Runs</th>
            <th scope="col">And not</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(choices).map(([remote, { candidates, refused }]) => (
            <tr key={remote}>
              <th scope="row">{remote}</th>
              <td data-label="Runs">
                {candidates.length === 0 && nothingOf(remote)}
                {candidates.map((one, at) => (
                  <div key={one.ref} className={at ? 'quiet' : undefined}>
                    {at > 0 && 'then '}
                    {one.ref} ({sourceWords(one)})
                  </div>
                ))}
              </td>
              <td data-label="And not">
                {refused.map((one) => (
                  <div key={`${one.ref} ${sourceWords(one)}`}>
                    {one.ref} ({sourceWords(one)}): {refusalWords(one)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * A form for one device. It shows the releases that the device gets and the reasons. Pages select with the
 * same function.
 */
export function DeviceQuestion({
  channel: { document },
  data: { brands, offers },
}: {
  channel: ChannelReport
  data: ReportData
}) {
  const [device, setDevice] = useState({ brand: brands[0]?.id ?? '', os: 'android', app: '', id: '' })
  const set = (change: Partial<typeof device>) => setDevice((before) => ({ ...before, ...change }))
  const isUnreadable = device.app !== '' && !isVersion(device.app)
  const asked = { ...device, app: isUnreadable ? '' : device.app }
  const choices = selectAll(document, asked, device.os === 'other' ? offers.browser : offers.app)
  return (
    <section className="card" aria-labelledby="device">
      <h3 id="device">What does one device get, and why?</h3>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <label>
          Brand
          <select value={device.brand} onChange={(event) => set({ brand: event.target.value })}>
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          System
          <select value={device.os} onChange={(event) => set({ os: event.target.value })}>
            <option value="ios">iOS</option>
            <option value="android">Android</option>
            <option value="other">Browser</option>
          </select>
        </label>
        <label>
          App version
          <input
            value={device.app}
            onChange={(event) => set({ app: event.target.value })}
            placeholder="3.4.0"
          />
        </label>
        <label>
          Device id
          <input value={device.id} onChange={(event) => set({ id: event.target.value })} />
        </label>
      </form>
      {isUnreadable && <p className="warning">“{device.app}” is no version of an app, e.g. 3.4.0.</p>}
      <ChoiceTable choices={choices} />
    </section>
  )
}
