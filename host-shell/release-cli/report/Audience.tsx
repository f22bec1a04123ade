import { useMemo } from 'react'
import { nothingOf } from '@companion/releases/edits/edit'
import { audienceRows } from './audience.ts'
import { sharesWords } from './words.ts'
import type { ChannelReport, ReportData } from './readReport.ts'

const systemNames = { ios: 'iOS', android: 'Android', other: 'Browser' } as const

/** A table of a remote's releases by brand, system and app version. */
export function Audience({
  channel: { document },
  remote,
  data: { brands, offers },
}: {
  channel: ChannelReport
  remote: string
  data: ReportData
}) {
  const rows = useMemo(
    () =>
      audienceRows(
        document,
        remote,
        brands.map(({ id }) => id),
        offers,
      ),
    [document, remote, brands, offers],
  )
  const names = (ids: readonly string[]) =>
    ids.length === brands.length
      ? 'All brands'
      : ids.map((id) => brands.find((brand) => brand.id === id)?.name ?? id).join(', ')
  return (
    <div className="table">
      <table className="stacked">
        <caption>Who gets what</caption>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            {Object.values(systemNames).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.brands.join()}>
              <th scope="row">{names(row.brands)}</th>
              {Object.entries(systemNames).map(([os, name]) => (
                <td key={os} data-label={name}>
                  {(row.systems[os] ?? []).map(({ apps, shares }, _, all) => (
                    <div key={apps}>
                      {all.length > 1 && <span className="quiet">App {apps}: </span>}
                      {sharesWords(shares, nothingOf(remote))}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
