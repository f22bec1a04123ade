import published from '@opentelemetry/otlp-transformer/build/src/generated/root'
import { expect, test } from 'vitest'
import { durationBounds } from '@companion/release-protocol/healthNames'
import { logsRequest, metricsRequest, type LogEntry } from './otlp.ts'

/** A message of opentelemetry-proto, generated from its published files by that project itself. */
interface Message {
  fromObject(object: object): unknown
  encode(message: unknown): { finish(): Uint8Array }
  decode(bytes: Uint8Array): unknown
  toObject(message: unknown, options: object): unknown
}
type Services = Readonly<Record<'logs' | 'metrics', { readonly v1: Readonly<Record<string, Message>> }>>
const { logs, metrics } = (
  published as unknown as { readonly opentelemetry: { readonly proto: { readonly collector: Services } } }
).opentelemetry.proto.collector

/** The request as a collector decodes it: unknown names and values of the wrong type get lost. */
function received(message: Message | undefined, request: object): unknown {
  const bytes = message!.encode(message!.fromObject(JSON.parse(JSON.stringify(request)) as object)).finish()
  // 64-bit integers as strings and enumerations as numbers, as in OTLP/JSON.
  return message!.toObject(message!.decode(bytes), { longs: String, enums: Number })
}

const at = Date.parse('2026-11-22T20:00:00.123Z')
const resource = { 'service.name': 'companion', 'browser.mobile': true, 'companion.sample_rate': 0.1 }
const shown: LogEntry = {
  at,
  event: 'companion.release.shown',
  severity: 'info',
  attributes: { 'companion.remote': 'weather', tries: 2, share: 0.5, 'companion.first': false },
}
const vital: LogEntry = {
  at,
  event: 'browser.web_vital',
  severity: 'error',
  attributes: { 'companion.release': '1.2.0-aaaa' },
  body: { name: 'lcp', value: 1200, delta: 0.5, id: 'v5-1' },
}

test('a collector reads every field of the logs as it was written', () => {
  const request = logsRequest(resource, [shown, vital])
  expect(received(logs.v1['ExportLogsServiceRequest'], request)).toEqual(request)
  const [record] = request.resourceLogs[0]!.scopeLogs[0]!.logRecords
  expect(record).toMatchObject({
    timeUnixNano: '1795377600123000000',
    severityNumber: 9,
    eventName: shown.event,
  })
  expect(record!.attributes).toContainEqual({ key: 'tries', value: { intValue: '2' } })
})

test('a collector reads every field of the metrics as it was written', () => {
  const attributes = { 'companion.release': '1.2.0-aaaa', 'companion.first': true }
  const request = metricsRequest(
    resource,
    [
      { metric: 'companion.release.started', attributes, count: 3 },
      {
        metric: 'companion.web_vital.duration',
        attributes,
        bounds: durationBounds,
        values: [10, 50, 51, 99_999.5],
        unit: 'ms',
      },
    ],
    at - 10_000,
    at,
  )
  expect(received(metrics.v1['ExportMetricsServiceRequest'], request)).toEqual(request)
  const [, measured] = request.resourceMetrics[0]!.scopeMetrics[0]!.metrics
  const [point] = (measured as { histogram: { dataPoints: { bucketCounts: string[] }[] } }).histogram
    .dataPoints
  // A value on a bound counts in the bucket below it (the protocol's `(lower, upper]`).
  expect(point!.bucketCounts.map(Number)).toEqual([2, 1, ...durationBounds.slice(2).map(() => 0), 1])
})

test('the check sees a name or a type that the protocol does not have', () => {
  const request = logsRequest(resource, [shown])
  const record = request.resourceLogs[0]!.scopeLogs[0]!.logRecords[0]!
  for (const wrong of [
    { time_unix_nano: '1' },
    { eventname: 'x' },
    { timeUnixNano: Number(record.timeUnixNano) },
  ]) {
    const broken = { resourceLogs: [{ scopeLogs: [{ logRecords: [{ ...record, ...wrong }] }] }] }
    expect(received(logs.v1['ExportLogsServiceRequest'], broken)).not.toEqual(broken)
  }
})
