import { useState } from 'react'
import { select, type Candidate, type Choice, type Refusal } from '../../model/select.ts'
import { refusalWords } from '../plans/describe.ts'
import type { ChannelReport, ReportData } from './readReport.ts'

const source = ({ from, rule }: Candidate | Refusal): string => (rule ? `rule ${rule}` : from)

const isVersion = (text: string): boolean => text === '' || /^\d+(\.\d+)*([-+].*)?$/.test(text)

/** What a device runs of each remote, in order, and what it does not run and why. */
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
                {candidates.length === 0 && 'nothing'}
                {candidates.map((one, at) => (
                  <div key={one.ref} className={at ? 'quiet' : undefined}>
                    {at > 0 && 'then '}
                    {one.ref} ({source(one)})
                  </div>
                ))}
              </td>
              <td data-label="And not">
                {refused.map((one) => (
                  <div key={`${one.ref} ${source(one)}`}>
                    {one.ref} ({source(one)}): {refusalWords(one)}
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

/** Asks for one device what it runs and why nothing else, by the function that pages select with. */
export function DeviceQuestion({
  channel: { document },
  data: { brands, offers },
}: {
  channel: ChannelReport
  data: ReportData
}) {
  const [device, setDevice] = useState({ brand: brands[0]?.id ?? '', os: 'android', app: '', id: '' })
  const set = (change: Partial<typeof device>) => setDevice((before) => ({ ...before, ...change }))
  const asked = { ...device, app: isVersion(device.app) ? device.app : '' }
  const choices = select(document, asked, device.os === 'other' ? offers.browser : offers.app)
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
      {!isVersion(device.app) && (
        <p className="warning">“{device.app}” is no version of an app, e.g. 3.4.0.</p>
      )}
      <ChoiceTable choices={choices} />
    </section>
  )
}
