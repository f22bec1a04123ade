import {
  durationBounds,
  healthLabels as label,
  healthMetrics as metric,
  shiftBounds,
} from '@companion/release-protocol/healthNames'
import {
  conditionsOf,
  countsOf,
  type Conditions,
  type ReleaseCounts,
  type StoredHealth,
  type SummedPoint,
  type ToldError,
} from '@companion/release-protocol/healthNumbers'
import { shownInLine } from '@companion/releases/edits/shownText'
import type { Group, Share, Verdict } from './judge.ts'

const percent = (part: number): string => `${(part * 100).toFixed(part > 0 && part < 0.1 ? 1 : 0)} %`

const ofDevices = ({ failed, devices }: Share): string =>
  `${failed} of ${devices} device${devices === 1 ? '' : 's'}`

const groupLine = ({ value, elsewhere, atLeast, ...share }: Group): string =>
  `${shownInLine(value)}: fails on ${ofDevices(share)} (${percent(share.failed / share.devices)}, at least ${percent(atLeast)}); elsewhere on ${ofDevices(elsewhere)}`

/** Returns a verdict in lines: the whole release, then the groups of devices on which it fails. */
export function verdictLines({ state, where, atLeast, ...share }: Verdict): string[] {
  const all = `fails on ${ofDevices(share)}`
  if (state === 'unknown') return [`too few devices to say: ${all}`]
  if (state === 'well') return [`well: ${all}`]
  return [
    `UNWELL: ${all}${where.length ? '' : `, at least ${percent(atLeast)}`}`,
    ...where.slice(0, 3).map(groupLine),
  ]
}

const units: Readonly<Record<string, string>> = { LCP: 'ms', INP: 'ms', FCP: 'ms', TTFB: 'ms', CLS: '' }

/** Returns a quantile (0–1) of a histogram, interpolated within its bucket. */
export function quantile(
  part: number,
  buckets: readonly Pick<SummedPoint, 'le' | 'value'>[],
  bounds: readonly number[],
): number {
  const inBucket = (le: string) =>
    buckets.reduce((sum, bucket) => sum + (bucket.le === le ? bucket.value : 0), 0)
  const wanted = part * buckets.reduce((sum, { value }) => sum + value, 0)
  let below = 0
  for (const [nth, bound] of bounds.entries()) {
    const value = inBucket(String(bound))
    const from = bounds[nth - 1] ?? 0
    if (value && below + value >= wanted) return from + ((bound - from) * (wanted - below)) / value
    below += value
  }
  return bounds.at(-1) ?? 0
}

/** Returns the 75th percentile of each web vital. */
function vitalsOf(points: readonly SummedPoint[]): Readonly<Record<string, number>> {
  const measured = points.filter(({ metric: name }) => name === metric.duration || name === metric.shift)
  const found = Object.keys(units).flatMap((name) => {
    const mine = measured.filter(({ attributes }) => attributes[label.vital] === name)
    const bounds = name === 'CLS' ? shiftBounds : durationBounds
    return mine.length ? [[name, quantile(0.75, mine, bounds)] as const] : []
  })
  return Object.fromEntries(found)
}

const vitalLine = (vitals: Readonly<Record<string, number>>): string =>
  Object.entries(vitals)
    .map(([name, value]) => `${name} ${units[name] ? `${Math.round(value)} ms` : value.toFixed(3)}`)
    .join(', ')

const total = (
  rows: readonly ReleaseCounts[],
  name: 'started' | 'devices' | 'failedDevices' | 'notLoaded' | 'rolledBack',
) => rows.reduce((sum, row) => sum + row[name], 0)

/** The numbers of one release, or of one release on one kind of device. */
export interface HealthSummary {
  readonly of: string
  /** The share of the remote's page loads that ran this release (0–1). */
  readonly adoption: number
  readonly pages: number
  readonly devices: number
  readonly failedDevices: number
  readonly notLoaded: number
  readonly rolledBack: number
  /** The 75th percentiles: LCP, INP, FCP and TTFB in milliseconds, CLS without a unit. */
  readonly vitals: Readonly<Record<string, number>>
}

function summarise(
  of: string,
  rows: readonly ReleaseCounts[],
  points: readonly SummedPoint[],
  pages: number,
): HealthSummary {
  const started = total(rows, 'started')
  return {
    of,
    adoption: pages ? started / pages : 0,
    pages: started,
    devices: total(rows, 'devices'),
    failedDevices: total(rows, 'failedDevices'),
    notLoaded: total(rows, 'notLoaded'),
    rolledBack: total(rows, 'rolledBack'),
    vitals: vitalsOf(points),
  }
}

/**
 * Returns the numbers of all releases of a remote, most used first. With `per`, each release is split by the
 * values of that condition.
 */
export function summaries({ points }: StoredHealth, per?: keyof Conditions): HealthSummary[] {
  const rows = countsOf(points)
  const pages = total(rows, 'started')
  const keys = (release = '', conditions: Conditions) =>
    per ? `${release}, ${conditions[per] || 'unknown'}` : release
  const groups = [...new Set(rows.map(({ release, conditions }) => keys(release, conditions)))]
  return groups
    .map((of) =>
      summarise(
        of,
        rows.filter(({ release, conditions }) => keys(release, conditions) === of),
        points.filter(({ attributes }) => keys(attributes[label.release], conditionsOf(attributes)) === of),
        pages,
      ),
    )
    .toSorted((a, b) => b.pages - a.pages)
}

export function summaryLines({
  of,
  adoption,
  pages,
  devices,
  failedDevices,
  notLoaded,
  rolledBack,
  vitals,
}: HealthSummary): string[] {
  const counts = [
    `${percent(adoption)} of ${pages === 1 ? 'the page' : 'pages'} (${pages})`,
    `${devices} new device${devices === 1 ? '' : 's'}`,
    `failed on ${failedDevices}`,
    `rolled back ${rolledBack}`,
    ...(notLoaded ? [`not loaded ${notLoaded}`] : []),
  ]
  const told = vitalLine(vitals)
  return [`${shownInLine(of)}: ${counts.join(', ')}`, ...(told ? [`  ${told}`] : [])]
}

/**
 * Returns a reported error in lines, with its two top frames. They are positions in bundled files, which
 * `release symbolicate` maps to sources.
 */
export const errorLines = ({ release, type, fingerprint, stack, count }: ToldError): string[] => [
  shownInLine(`${type} ${fingerprint} in ${release}: ${count} time${count === 1 ? '' : 's'}`),
  ...stack
    .split('\n')
    .slice(1, 3)
    .map((frame) => `    ${shownInLine(frame.trim())}`),
]

/**
 * Returns a warning if a source contained invalid numbers. Their sender can also have sent false numbers that
 * look valid.
 */
export const leftOutLines = ({ leftOut }: StoredHealth, where: string): string[] =>
  leftOut
    ? [
        `! ${leftOut} figure${leftOut === 1 ? '' : 's'} of ${where} ${leftOut === 1 ? 'is none and was' : 'are none and were'} left out`,
      ]
    : []
