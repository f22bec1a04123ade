import { useState } from 'react'
import { remoteOf } from '@companion/release-protocol/releaseRef'
import { compareReleases } from './compareReleases.ts'
import type { PublishedFacts } from './readReport.ts'

function Choose({
  label,
  value,
  refs,
  onChange,
}: {
  label: string
  value: string
  refs: readonly string[]
  onChange: (ref: string) => void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {refs.map((ref) => (
          <option key={ref}>{ref}</option>
        ))}
      </select>
    </label>
  )
}

/** A table of two published releases side by side, by default the two newest of one remote. */
export function Compare({ releases }: { releases: readonly PublishedFacts[] }) {
  const newest = releases.find((one, at) =>
    releases.slice(at + 1).some((other) => remoteOf(other.ref) === remoteOf(one.ref)),
  )
  const earlier = releases.find(
    (one) => one !== newest && newest && remoteOf(one.ref) === remoteOf(newest.ref),
  )
  const [before, setBefore] = useState(earlier?.ref ?? releases[0]?.ref ?? '')
  const [after, setAfter] = useState(newest?.ref ?? releases[0]?.ref ?? '')
  const [left, right] = [before, after].map((ref) => releases.find((one) => one.ref === ref))
  if (!left || !right) return null
  const refs = releases.map(({ ref }) => ref).toSorted()
  return (
    <section className="card" aria-labelledby="compare">
      <h3 id="compare">Compare two releases</h3>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Choose label="Before" value={before} refs={refs} onChange={setBefore} />
        <Choose label="After" value={after} refs={refs} onChange={setAfter} />
      </form>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">{left.ref}</th>
              <th scope="col">{right.ref}</th>
            </tr>
          </thead>
          <tbody>
            {compareReleases(left, right).map((row) => (
              <tr key={row.fact} className={row.changed ? 'changed' : undefined}>
                <th scope="row">{row.fact}</th>
                <td>{row.before}</td>
                <td>{row.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
