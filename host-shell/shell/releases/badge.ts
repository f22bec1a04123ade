import { subscribe } from 'valtio'
import { remoteStates } from '../federation/remoteStates.ts'
import { candidatesFor } from '../federation/chooseRelease.ts'
import { remoteOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'

const look: Readonly<Record<string, string>> = {
  position: 'fixed',
  'inset-block-end': '8px',
  'inset-inline-start': '8px',
  'z-index': '2147483647',
  'max-inline-size': 'calc(100% - 16px)',
  'box-sizing': 'border-box',
  padding: '4px 10px',
  'border-radius': '14px',
  font: '600 12px/1.4 system-ui, sans-serif',
  color: '#fff',
  background: '#7a1fa2',
  'pointer-events': 'none',
  // The text is English even on an Arabic page, so its direction must not follow the page's.
  'unicode-bidi': 'plaintext',
}

/**
 * Returns the running release for each requested one. If a different release runs, adds the requested one,
 * crossed out, with the reason from `why`.
 */
export const badgeText = (
  asked: readonly ReleaseRef[],
  running: (remote: string) => string | undefined,
  why: (ref: ReleaseRef) => string = () => '',
): string =>
  asked
    .map((ref) => {
      const runs = running(remoteOf(ref))
      return runs === ref ? ref : `${runs ?? ''} ✕ ${ref}${why(ref)}`.trim()
    })
    .join(' · ')

/** Returns the remote's release on the page, or otherwise the one that would load. */
export const runningNow = (remote: string): string | undefined =>
  remoteStates[remote]?.shown || candidatesFor(remote)[0]?.ref

const lines: (() => string)[] = []

export function showBadge(document: Document, line: () => string): void {
  lines.push(line)
  const badge = document.querySelector('[data-part="release-badge"]') ?? newBadge(document)
  const write = () => void (badge.textContent = lines.map((one) => one()).join(' · '))
  write()
  subscribe(remoteStates, write)
}

function newBadge(document: Document): HTMLElement {
  const badge = document.createElement('div')
  badge.dataset['part'] = 'release-badge'
  badge.setAttribute('role', 'status')
  for (const [name, value] of Object.entries(look)) badge.style.setProperty(name, value)
  document.body.append(badge)
  return badge
}
