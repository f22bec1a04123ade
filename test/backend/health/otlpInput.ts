import { isPlainObject, ownValue } from '@companion/shared/platform/json'
import { invalid } from '../controlInput.ts'

/** An event of a page, with what its report says of the page as a whole. */
export interface StoredEvent {
  readonly at: number
  readonly name: string
  readonly severity: number
  readonly attributes: Readonly<Record<string, string>>
}

/** A sum, or one bucket of a histogram (`le`: its upper bound, `+Inf` for the last). */
export interface StoredPoint {
  readonly at: number
  readonly metric: string
  readonly attributes: Readonly<Record<string, string>>
  readonly le: string
  readonly value: number
}

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = ownValue(value, name)
  if (found === undefined) return []
  return Array.isArray(found) ? found : invalid(`${name} is a list`)
}

const textIn = (value: unknown, name: string): string => {
  const found = ownValue(value, name)
  return typeof found === 'string' ? found : ''
}

/** A 64-bit integer comes as a text or as a number. */
function numberIn(value: unknown, name: string): number {
  const found = ownValue(value, name) ?? 0
  const number = typeof found === 'string' || typeof found === 'number' ? Number(found) : Number.NaN
  return Number.isFinite(number) ? number : invalid(`${name} is a number`)
}

const at = (value: unknown): number => Math.floor(numberIn(value, 'timeUnixNano') / 1e6)

const scalars = ['stringValue', 'boolValue', 'intValue', 'doubleValue'] as const

function textOf(value: unknown): string {
  const name = scalars.find((kind) => ownValue(value, kind) !== undefined)
  return name ? String(ownValue(value, name)) : JSON.stringify(value)
}

/** KeyValue pairs as a record of texts. */
const attributesOf = (pairs: readonly unknown[]): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => [textIn(pair, 'key'), textOf(ownValue(pair, 'value'))]))

const request = (body: unknown): unknown =>
  isPlainObject(body) ? body : invalid('the body is an OTLP request as a JSON object')

/** The log records of an ExportLogsServiceRequest; unknown fields are passed over, as the protocol asks. */
export const eventsOf = (body: unknown): StoredEvent[] =>
  listIn(request(body), 'resourceLogs').flatMap((ofResource) => {
    const resource = attributesOf(listIn(ownValue(ofResource, 'resource'), 'attributes'))
    return listIn(ofResource, 'scopeLogs').flatMap((ofScope) =>
      listIn(ofScope, 'logRecords').map((record) => ({
        at: at(record),
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

const delta = 1

function sums(metric: string, sum: unknown): StoredPoint[] {
  return listIn(sum, 'dataPoints').map((point) => ({
    at: at(point),
    metric,
    attributes: attributesOf(listIn(point, 'attributes')),
    le: '',
    value: numberIn(point, 'asInt') + numberIn(point, 'asDouble'),
  }))
}

function buckets(metric: string, histogram: unknown): StoredPoint[] {
  return listIn(histogram, 'dataPoints').flatMap((point) => {
    const bounds = listIn(point, 'explicitBounds')
    const attributes = attributesOf(listIn(point, 'attributes'))
    const counts = listIn(point, 'bucketCounts').map(Number)
    if (counts.length !== bounds.length + 1) invalid('bucketCounts has one more than explicitBounds')
    return counts.flatMap((value, nth) =>
      value > 0 ? [{ at: at(point), metric, attributes, le: String(bounds[nth] ?? '+Inf'), value }] : [],
    )
  })
}

/**
 * The sums and histograms of an ExportMetricsServiceRequest, and how many points were left out: gauges, and totals
 * since some start, which cannot be added up.
 */
export function pointsOf(body: unknown): { readonly points: StoredPoint[]; readonly rejected: number } {
  let rejected = 0
  const points = listIn(request(body), 'resourceMetrics')
    .flatMap((ofResource) => listIn(ofResource, 'scopeMetrics'))
    .flatMap((ofScope) => listIn(ofScope, 'metrics'))
    .flatMap((metric): StoredPoint[] => {
      const name = textIn(metric, 'name')
      const [sum, histogram] = [ownValue(metric, 'sum'), ownValue(metric, 'histogram')]
      if (sum && ownValue(sum, 'aggregationTemporality') === delta) return sums(name, sum)
      if (histogram && ownValue(histogram, 'aggregationTemporality') === delta)
        return buckets(name, histogram)
      const other = sum ?? histogram ?? ownValue(metric, 'gauge') ?? ownValue(metric, 'summary')
      rejected += listIn(other, 'dataPoints').length
      return []
    })
  return { points, rejected }
}
