/*
 * OTLP/JSON as specified in https://opentelemetry.io/docs/specs/otlp/: the messages of opentelemetry-proto
 * with their JSON names, 64-bit integers as decimal strings, enumerations as numbers. `otlp.test.ts` decodes
 * it with the published messages.
 */

type Value = string | number | boolean
export type Attributes = Readonly<Record<string, Value>>

type AnyValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }

/** One event, at a time in milliseconds since 1970. */
export interface LogEntry {
  readonly at: number
  readonly event: string
  readonly severity: 'info' | 'warn' | 'error'
  readonly attributes: Attributes
  /** Fields that the event's semantic convention puts into the body instead of the attributes. */
  readonly body?: Attributes
}

/** A count, or measured values, for one set of attributes since the previous report. */
export type Point =
  | { readonly metric: string; readonly attributes: Attributes; readonly count: number }
  | {
      readonly metric: string
      readonly attributes: Attributes
      readonly bounds: readonly number[]
      readonly values: readonly number[]
      readonly unit: string
    }

/** Returns a timestamp in nanoseconds as a string, because it exceeds the precision of a number. */
const nanos = (ms: number): string => `${Math.round(ms)}000000`

function anyValue(value: Value): AnyValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

const pairs = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }))

const scope = { name: 'companion.releases' }

/** Numbers of the protocol's enumeration `SeverityNumber`. */
const severities = { info: 9, warn: 13, error: 17 } as const

/** Returns an ExportLogsServiceRequest. */
export const logsRequest = (resource: Attributes, entries: readonly LogEntry[]) => ({
  resourceLogs: [
    {
      resource: { attributes: pairs(resource) },
      scopeLogs: [
        {
          scope,
          logRecords: entries.map(({ at, event, severity, attributes, body }) => ({
            timeUnixNano: nanos(at),
            observedTimeUnixNano: nanos(at),
            severityNumber: severities[severity],
            severityText: severity.toUpperCase(),
            ...(body && { body: { kvlistValue: { values: doublesIn(body) } } }),
            attributes: pairs(attributes),
            eventName: event,
          })),
        },
      ],
    },
  ],
})

/** Encodes whole numbers as doubles too. Otherwise a database would find two types in one column. */
const doublesIn = (body: Attributes) =>
  Object.entries(body).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : anyValue(value),
  }))

/** `AGGREGATION_TEMPORALITY_DELTA`. Each page counts from zero, so cumulative totals would make no sense. */
const delta = 1

function histogram(values: readonly number[], bounds: readonly number[]) {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0)
  for (const value of values) {
    const at = bounds.findIndex((bound) => value <= bound)
    counts[at < 0 ? bounds.length : at]! += 1
  }
  return {
    count: String(values.length),
    sum: values.reduce((sum, value) => sum + value, 0),
    bucketCounts: counts.map(String),
    explicitBounds: bounds,
    min: Math.min(...values),
    max: Math.max(...values),
  }
}

/** Returns an ExportMetricsServiceRequest with the values from `since` to `now`, both in milliseconds. */
export function metricsRequest(resource: Attributes, points: readonly Point[], since: number, now: number) {
  const times = { startTimeUnixNano: nanos(since), timeUnixNano: nanos(now) }
  const names = [...new Set(points.map(({ metric }) => metric))]
  const metrics = names.map((name) => {
    const mine = points.filter(({ metric }) => metric === name)
    const counted = mine.flatMap((point) =>
      'count' in point ? [{ attributes: pairs(point.attributes), ...times, asInt: String(point.count) }] : [],
    )
    const measured = mine.flatMap((point) =>
      'values' in point
        ? [{ attributes: pairs(point.attributes), ...times, ...histogram(point.values, point.bounds) }]
        : [],
    )
    const [first] = mine
    const unit = first && 'unit' in first ? first.unit : '1'
    return measured.length
      ? { name, unit, histogram: { dataPoints: measured, aggregationTemporality: delta } }
      : { name, unit, sum: { dataPoints: counted, aggregationTemporality: delta, isMonotonic: true } }
  })
  return {
    resourceMetrics: [{ resource: { attributes: pairs(resource) }, scopeMetrics: [{ scope, metrics }] }],
  }
}
