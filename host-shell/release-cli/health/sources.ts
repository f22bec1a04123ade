import { tryParseJson } from '@companion/shared/platform/json'
import { healthLabels, healthMetrics } from '@companion/release-protocol/healthNames'
import {
  healthIn,
  passing,
  type StoredHealth,
  type SummedPoint,
} from '@companion/release-protocol/healthNumbers'
import { anything, count, list, shape, table, text, type Check } from '@companion/release-protocol/shapes'
import { UsageError } from '@companion/releases/edits/usageError'

/** A source of health numbers. */
export interface HealthSource {
  readonly where: string
  /** Reads the reports about a remote in the last hours. Rejects with a remedy if they are unavailable. */
  readonly read: (remote: string, hours: number) => Promise<StoredHealth>
}

export interface SourceDeps {
  readonly get: typeof fetch
  readonly now: () => Date
  /** The bearer token of the requests, if the source needs one. */
  readonly token?: string | undefined
}

/** The timeout of a request in milliseconds. */
const longestAnswer = 20_000

async function readJson(url: string, { get, token }: SourceDeps): Promise<unknown> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await get(url, { headers, signal: AbortSignal.timeout(longestAnswer) }).catch(
    (failure: unknown) => {
      const { cause, message } = failure as Error
      throw new UsageError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : message}`)
    },
  )
  const body = await response.text()
  if (response.status === 401 || response.status === 403)
    throw new UsageError(`${url} answers ${response.status}: set COMPANION_HEALTH_TOKEN`)
  if (!response.ok) throw new UsageError(`${url} answers ${response.status}: ${body.slice(0, 200)}`)
  return tryParseJson(body)
}

/**
 * Returns the collector of `npm start` as a source. It stores the last day only, so a longer period is
 * shortened.
 */
function collector(origin: string, deps: SourceDeps): HealthSource {
  return {
    where: origin,
    read: async (remote, hours) => {
      const url = `${origin}/standin/health?remote=${encodeURIComponent(remote)}&hours=${Math.min(hours, 24)}`
      const found = healthIn(await readJson(url, deps))
      if (!found)
        throw new UsageError(`${url} is no collector of npm start; for Prometheus write prometheus:<address>`)
      return found
    },
  }
}

/**
 * Converts a name by OpenTelemetry's rules for Prometheus: dots become underscores. The names of sums also
 * end in `_total`.
 */
const prometheusName = (name: string): string => name.replaceAll('.', '_')
const series: readonly (readonly [metric: string, name: string])[] = [
  ...[healthMetrics.started, healthMetrics.failed, healthMetrics.rolledBack].map(
    (name) => [name, `${prometheusName(name)}_total`] as const,
  ),
  [healthMetrics.duration, `${prometheusName(healthMetrics.duration)}_milliseconds_bucket`],
  [healthMetrics.shift, `${prometheusName(healthMetrics.shift)}_bucket`],
]
const labels = Object.values(healthLabels).map((name) => [prometheusName(name), name] as const)

/**
 * Checks a total, which is a number in a string. Prometheus also sends NaN and infinities in strings, which
 * aren't totals.
 */
const isTotal = (value: unknown): boolean => text(value) && value !== '' && count(Number(value))
const sample = ((value) => Array.isArray(value) && isTotal(value[1])) as Check<readonly [number, string]>
const oneSeries = shape({ metric: table(text), value: sample })
const queryAnswer = shape({ status: text, data: shape({ result: list(anything) }) })

interface Totals {
  readonly series: ReadonlyMap<string, SummedPoint>
  /** The number of series whose labels or number are invalid. */
  readonly leftOut: number
}

/** Runs one instant query: the totals of a metric at a time, by all labels of the reports. */
async function totalsAt(
  base: string,
  [metric, name]: (typeof series)[number],
  remote: string,
  at: Date,
  deps: SourceDeps,
): Promise<Totals> {
  const by = [...labels.map(([label]) => label), 'le'].join(', ')
  // An instant query ignores series without a recent sample. `last_over_time` includes totals whose last
  // report is up to a day old.
  const query = `sum by (${by}) (last_over_time(${name}{companion_remote="${remote}"}[24h]))`
  const url = `${base}/api/v1/query?${String(new URLSearchParams({ query, time: String(at.getTime() / 1000) }))}`
  const found = await readJson(url, deps)
  if (!queryAnswer(found) || found.status !== 'success')
    throw new UsageError(
      `${base} does not answer like Prometheus: name the address that /api/v1/query lies below`,
    )
  const { result } = found.data
  const sound = passing(oneSeries, result)
  const series = sound.map(({ metric: given, value: [, value] }) => {
    const attributes = Object.fromEntries(
      labels.flatMap(([label, attribute]) => (given[label] ? [[attribute, given[label]]] : [])),
    )
    const le = given['le'] ?? ''
    return [JSON.stringify([attributes, le]), { metric, attributes, le, value: Number(value) }] as const
  })
  return { series: new Map(series), leftOut: result.length - sound.length }
}

/** Converts Prometheus' cumulative buckets to ours, which count only the values between two bounds. */
function separate(points: readonly SummedPoint[]): SummedPoint[] {
  const before = new Map<string, number>()
  return points
    .toSorted((a, b) => Number(a.le.replace('+Inf', 'Infinity')) - Number(b.le.replace('+Inf', 'Infinity')))
    .map((point) => {
      if (!point.le) return point
      const key = point.metric + JSON.stringify(point.attributes)
      const below = before.get(key) ?? 0
      before.set(key, Math.max(below, point.value))
      return { ...point, value: Math.max(0, point.value - below) }
    })
}

/**
 * Returns a server with Prometheus' query API as a source. Its collector has to sum deltas
 * (`deltatocumulative`). Subtracts the totals at the start of the period from the current ones, because
 * `increase` would miss the first failure of each kind of device.
 */
function prometheus(base: string, deps: SourceDeps): HealthSource {
  return {
    where: base,
    read: async (remote, hours) => {
      const now = deps.now()
      const then = new Date(now.getTime() - hours * 3_600_000)
      const points: SummedPoint[] = []
      let leftOut = 0
      for (const one of series) {
        const after = await totalsAt(base, one, remote, now, deps)
        const before = await totalsAt(base, one, remote, then, deps)
        leftOut += after.leftOut
        for (const [key, point] of after.series) {
          const value = point.value - (before.series.get(key)?.value ?? 0)
          // A total is lower than before if the collector has restarted. Everything that it has counted since
          // then is new.
          points.push({ ...point, value: value < 0 ? point.value : value })
        }
      }
      return {
        points: separate(points).filter(({ value }) => value > 0),
        errors: [],
        ...(leftOut && { leftOut }),
      }
    },
  }
}

/** Opens a source: `http://localhost:8080` (the collector of `npm start`) or `prometheus:https://…`. */
export function openSource(address: string, deps: SourceDeps): HealthSource {
  const [, kind, url = ''] = /^(prometheus:)?(https?:\/\/\S+?)\/?$/.exec(address) ?? []
  if (!url)
    throw new UsageError(
      `"${address}" is no source of numbers: write http://localhost:8080 for npm start, or prometheus:https://…`,
    )
  return kind ? prometheus(url, deps) : collector(url, deps)
}
