import type { PublishedFacts } from './readReport.ts'

/** One property of two releases. `changed` is true if it differs. */
export interface ComparedRow {
  readonly fact: string
  readonly before: string
  readonly after: string
  readonly changed: boolean
}

const sizeWords = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const total = ({ files }: PublishedFacts): number => Object.values(files).reduce((sum, n) => sum + n, 0)

function fileRows(before: PublishedFacts, after: PublishedFacts): ComparedRow[] {
  const words = (n: number | undefined) => (n === undefined ? '–' : sizeWords(n))
  return [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])]
    .filter((file) => before.files[file] !== after.files[file])
    .toSorted()
    .map((file) => ({
      fact: file,
      before: words(before.files[file]),
      after: words(after.files[file]),
      changed: true,
    }))
}

/**
 * Compares two releases: version, date, sizes (uncompressed), needs and routes, and all files whose size
 * differs.
 */
export function compareReleases(before: PublishedFacts, after: PublishedFacts): ComparedRow[] {
  const row = (fact: string, words: (release: PublishedFacts) => string): ComparedRow => {
    const [left, right] = [words(before), words(after)]
    return { fact, before: left || '–', after: right || '–', changed: left !== right }
  }
  const shared = [...new Set([...Object.keys(before.needs.shared), ...Object.keys(after.needs.shared)])]
  return [
    row('Version', ({ version }) => version),
    row('Published', ({ at }) => at.slice(0, 16).replace('T', ' ')),
    row('All files', (release) => sizeWords(total(release))),
    row('Needs shell', ({ needs }) => needs.shell),
    row('Needs bridge contract', ({ needs }) => needs.contract),
    row('Needs methods', ({ needs }) => needs.caps.join(', ')),
    row('Uses methods where present', ({ needs }) => needs.optionalCaps.join(', ')),
    ...shared.map((name) => row(`Needs ${name}`, ({ needs }) => needs.shared[name] ?? '')),
    row('Routes', ({ routes }) => routes.join('  ')),
    ...fileRows(before, after),
  ]
}
