import { useSnapshot } from 'valtio'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { remoteOf, shortOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { requestedReleases } from '@companion/shell/releases/override'
import { remoteStates } from '@companion/shell/federation/remoteStates'
import { reopen } from './parameters.ts'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

/**
 * The running release of each remote, with a select for another one. The selection is stored in the query
 * parameter `release`.
 */
export function Releases({ win, document }: { win: Window; document: KnownDocument }) {
  const shown = useSnapshot(remoteStates)
  const asked = Object.fromEntries(
    requestedReleases(win.location.search).map(({ remote, version, build }) => [
      remote,
      `${version}-${build}`,
    ]),
  )
  const choose = (remote: string, short: string) => {
    const next = Object.entries({ ...asked, [remote]: short }).filter(([, one]) => one)
    reopen(win, { release: next.map(([name, one]) => `${name}@${one}`).join(',') })
  }
  const shorts = (remote: string) =>
    (Object.keys(document.releases) as ReleaseRef[]).filter((ref) => remoteOf(ref) === remote).map(shortOf)
  return (
    <Section id="releases" title="Releases on this page">
      {Object.keys(document.remotes)
        .filter((remote) => remote !== shellName)
        .map((remote) => (
          <label key={remote} className={css.control}>
            <span>{remote}</span>
            <span>
              <select
                className={css.input}
                value={asked[remote] ?? ''}
                onChange={({ target }) => choose(remote, target.value)}
              >
                <option value="">as the channel says</option>
                {shorts(remote).map((short) => (
                  <option key={short} value={short}>
                    {short}
                  </option>
                ))}
                {asked[remote] && !shorts(remote).some((short) => short === asked[remote]) && (
                  <option value={asked[remote]}>{asked[remote]}</option>
                )}
              </select>
              <span className={css.fact}>
                {shown[remote]?.shown || shown[remote]?.status || 'not on this page'}
              </span>
            </span>
          </label>
        ))}
      <p className={css.fact}>Document of {document.at}</p>
    </Section>
  )
}
