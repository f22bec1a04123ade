import type { Override } from './override.ts'

const look: Readonly<Record<string, string>> = {
  position: 'fixed',
  'inset-block-end': '8px',
  'inset-inline-start': '8px',
  'z-index': '2147483647',
  padding: '4px 10px',
  'border-radius': '999px',
  font: '600 12px/1.4 system-ui, sans-serif',
  color: '#fff',
  background: '#7a1fa2',
  'pointer-events': 'none',
}

/** Shows, on every screen and above everything, that this is not what other users get. Names need no translation. */
export function showBadge(document: Document, { given, denied }: Override): void {
  const lines = [...given.keys(), ...denied.map((name) => `✕ ${name}`)]
  const shown = document.querySelector('[data-part="release-badge"]')
  if (shown) {
    shown.textContent = [shown.textContent, ...lines].join(' · ')
    return
  }
  const badge = document.createElement('div')
  badge.dataset['part'] = 'release-badge'
  badge.setAttribute('role', 'status')
  badge.textContent = lines.join(' · ')
  for (const [name, value] of Object.entries(look)) badge.style.setProperty(name, value)
  document.body.append(badge)
}
