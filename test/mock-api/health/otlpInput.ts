import { isPlainObject, ownValue } from '@companion/shared/platform/json'
import { healthLabels } from '@companion/release-protocol/healthNames'
import { invalid } from '../controlInput.ts'
import { eventsOnce, isKnown, refusePoints, type StoredEvent, type StoredPoint } from './pageReport.ts'

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = ownValue(value, name)
  if (found === undefined) return []
  return Array.isArray(found) ? found : invalid(`${name} is a list`)
}

const textIn = (value: unknown, name: string): string => {
  const found = ownValue(value, name)
  return typeof found === 'string' ? found : ''
}

/** Returns a number. In OTLP/JSON a 64-bit integer can be a string. */
function numberIn(value: unknown, name: string): number {
  const found = ownValue(value, name) ?? 0
  const number = typeof found === 'string' || typeof found === 'number' ? Number(found) : Number.NaN
  return Number.isFinite(number) ? number : invalid(`${name} is a number`)
}

const scalars = ['stringValue', 'boolValue', 'intValue', 'doubleValue'] as const

function textOf(value: unknown): string {
  const name = scalars.find((kind) => ownValue(value, kind) !== undefined)
  return name ? String(ownValue(value, name)) : JSON.stringify(value)
}

/** Converts KeyValue pairs to a record of strings. */
const attributesOf = (pairs: readonly unknown[]): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => [textIn(pair, 'key'), textOf(ownValue(pair, 'value'))]))

const request = (body: unknown): unknown =>
  isPlainObject(body) ? body : invalid('the body is an OTLP request as a JSON object')

const recordsOf = (body: unknown, at: number): StoredEvent[] =>
  listIn(request(body), 'resourceLogs').flatMap((ofResource) => {
    const resource = attributesOf(listIn(ownValue(ofResource, 'resource'), 'attributes'))
    return listIn(ofResource, 'scopeLogs').flatMap((ofScope) =>
      listIn(ofScope, 'logRecords').map((record) => ({
        at,
        name: textIn(record, 'eventName'),
        severity: numberIn(record, 'severityNumber'),
        attributes: {
          ...resource,
          ...attributesOf(listIn(ownValue(ownValue(record, 'body'), 'kvlistValue'), 'values')),
          ...attributesOf(listIn(record, 'attributes')),
        },
      })),
    )
  })

/**
 * Returns the log records of an ExportLogsServiceRequest, timestamped on receipt. Ignores unknown fields, as
 * the protocol requires.
 */
export const eventsOf = (body: unknown, at: number): StoredEvent[] => eventsOnce(recordsOf(body, at))

const delta = 1
const labels = new Set<string>(Object.values(healthLabels))

/** Returns the known labels only, because any other label would create a separate series. */
const labelsOf = (point: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributesOf(listIn(point, 'attributes'))).filter(([name]) => labels.has(name)),
  )

function sums(metric: string, sum: unknown, at: number): StoredPoint[] {
  return listIn(sum, 'dataPoints').map((point) => ({
    at,
    metric,
    attributes: labelsOf(point),
    le: '',
    value: numberIn(point, 'asInt') + numberIn(point, 'asDouble'),
  }))
}

function buckets(metric: string, histogram: unknown, at: number): StoredPoint[] {
  return listIn(histogram, 'dataPoints').flatMap((point) => {
    const bounds = listIn(point, 'explicitBounds')
    const attributes = labelsOf(point)
    const counts = listIn(point, 'bucketCounts').map(Number)
    if (counts.length !== bounds.length + 1) invalid('bucketCounts has one more than explicitBounds')
    return counts.flatMap((value, nth) =>
      value ? [{ at, metric, attributes, le: String(bounds[nth] ?? '+Inf'), value }] : [],
    )
  })
}

/**
 * Returns the sums and histograms of an ExportMetricsServiceRequest, timestamped on receipt because device
 * clocks can be wrong. `rejected` counts the dropped points: unknown metrics, gauges, and cumulative totals,
 * which can't be added up. Throws for a report that no page could have sent.
 */
export function pointsOf(
  body: unknown,
  at: number,
): { readonly points: StoredPoint[]; readonly rejected: number } {
  let rejected = 0
  const points = listIn(request(body), 'resourceMetrics')
    .flatMap((ofResource) => listIn(ofResource, 'scopeMetrics'))
    .flatMap((ofScope) => listIn(ofScope, 'metrics'))
    .flatMap((metric): StoredPoint[] => {
      const name = textIn(metric, 'name')
      const [sum, histogram] = [ownValue(metric, 'sum'), ownValue(metric, 'histogram')]
      const isDelta = (value: unknown) => isKnown(name) && ownValue(value, 'aggregationTemporality') === delta
      if (sum && isDelta(sum)) return sums(name, sum, at)
      if (histogram && isDelta(histogram)) return buckets(name, histogram, at)
      const other = sum ?? histogram ?? ownValue(metric, 'gauge') ?? ownValue(metric, 'summary')
      rejected += listIn(other, 'dataPoints').length
      return []
    })
  refusePoints(points)
  return { points, rejected }
}
