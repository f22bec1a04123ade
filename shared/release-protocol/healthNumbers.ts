import { healthLabels as label, healthMetrics as metric, releaseErrors } from './healthNames.ts'
import { anything, count, list, shape, table, text, type Check, type Checked } from './shapes.ts'

/** A metric's sum over a period, for one set of attributes. A histogram has one sum per bucket. */
const point = shape({
  metric: text,
  attributes: table(text),
  /** The bucket's upper bound, `+Inf` for the last bucket; empty for metrics without buckets. */
  le: text,
  value: count,
})
export type SummedPoint = Checked<typeof point>

/** A reported error and how often it was reported. */
const toldError = shape({ release: text, type: text, fingerprint: text, stack: text, count })
export type ToldError = Checked<typeof toldError>

/** The reports about a remote that a collector has stored. */
export interface StoredHealth {
  readonly points: readonly SummedPoint[]
  readonly errors: readonly ToldError[]
  /** Number of invalid points and errors that were dropped; absent if there were none. */
  readonly leftOut?: number
}

/** Returns the values that pass a check. */
export const passing = <T>(check: Check<T>, values: readonly unknown[]): T[] => values.filter(check)

const answer = shape({ points: list(anything), errors: list(anything) })

/**
 * Parses a collector's response. Returns undefined if another kind of server sent it. Anyone can send the
 * collector forged data, so each point is checked separately: one invalid point must not hide the others.
 */
export function healthIn(found: unknown): StoredHealth | undefined {
  if (!answer(found)) return undefined
  const [points, errors] = [passing(point, found.points), passing(toldError, found.errors)]
  const leftOut = found.points.length + found.errors.length - points.length - errors.length
  return { points, errors, ...(leftOut && { leftOut }) }
}

/** The properties that reports group devices by. */
export const conditionNames = ['system', 'brand', 'app', 'engine'] as const
export type Conditions = Readonly<Record<(typeof conditionNames)[number], string>>

/** The numbers of one release on one group of devices. */
export interface ReleaseCounts {
  /** `<version>-<build>`. */
  readonly release: string
  readonly conditions: Conditions
  /** `started`: pages that tried the release. `devices`: devices that tried it for the first time. */
  readonly started: number
  readonly devices: number
  /**
   * Devices on which the release failed. Failures of the network or of a mirror are in `notLoaded` instead.
   */
  readonly failedDevices: number
  readonly notLoaded: number
  readonly rolledBack: number
}

const both = (a = '', b = ''): string => [a, b].filter(Boolean).join(' ')

const systemNames: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS', harmony: 'HarmonyOS' }

export const conditionsOf = (attributes: Readonly<Record<string, string>>): Conditions => {
  const os = attributes[label.os] ?? ''
  return {
    system: both(systemNames[os] ?? os, attributes[label.osVersion]),
    brand: attributes[label.brand] ?? '',
    app: attributes[label.app] ?? '',
    engine: both(attributes[label.engine], attributes[label.engineVersion]),
  }
}

type Counts = { -readonly [Name in keyof ReleaseCounts]: ReleaseCounts[Name] }

/** Adds up points. Returns one row per release and group of devices. */
export function countsOf(points: readonly SummedPoint[]): ReleaseCounts[] {
  const rows = new Map<string, Counts>()
  for (const { metric: name, attributes, value } of points) {
    const release = attributes[label.release]
    if (!release || ![metric.started, metric.failed, metric.rolledBack].some((known) => known === name))
      continue
    const conditions = conditionsOf(attributes)
    const key = JSON.stringify([release, conditions])
    const blank = { started: 0, devices: 0, failedDevices: 0, notLoaded: 0, rolledBack: 0 }
    const row = rows.get(key) ?? { release, conditions, ...blank }
    rows.set(key, row)
    const first = attributes[label.first] === 'true' ? value : 0
    const spoke = releaseErrors.some((error) => error === attributes[label.error])
    if (name === metric.started) {
      row.started += value
      row.devices += first
    } else if (name === metric.rolledBack) row.rolledBack += value
    else if (spoke) row.failedDevices += first
    else row.notLoaded += value
  }
  return [...rows.values()]
}
