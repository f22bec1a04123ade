import { log, reportRemoteFailure, trackEvent } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { pauseAfter } from '@companion/shared/http/pauseAfter'
import { isOnline } from '@companion/shared/network/network'
import { healthLabels as label } from '@companion/release-protocol/healthNames'
import { versionOf, type ShortRef } from '@companion/release-protocol/releaseRef'
import { logsRequest, metricsRequest, type Attributes, type LogEntry } from './otlp.ts'
import type { Report } from './reportBatch.ts'

/**
 * Returns the URL of an OTLP/HTTP collector. `endpoint` is `https://otel.example`, or `/` for the page's own
 * origin.
 */
const addressOf = (endpoint: string, signal: 'logs' | 'metrics'): string =>
  `${endpoint.replace(/\/$/, '')}/v1/${signal}`

/**
 * Posts a report with `keepalive`, so that the request completes after the page is closed. `sendBeacon` is
 * only the fallback, because a beacon always includes cookies, so a collector on another origin would have to
 * allow credentials (open-telemetry/opentelemetry-js#3062). Drops the report if the request fails. Resolves
 * with the pause in milliseconds that the collector requests. Never rejects.
 */
async function post(win: Window, url: string, body: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  if ('keepalive' in Request.prototype)
    return win
      .fetch(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' })
      .then(pauseAfter, () => 0)
  // Firefox before 133 doesn't support `keepalive`.
  win.navigator.sendBeacon(url, new Blob([body], { type: headers['Content-Type'] }))
  return 0
}

const asTexts = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: String(value) }))

/** Reports an error to the app through the bridge, if the app supports that. */
export function tellApp({ event, severity, attributes, body }: LogEntry): void {
  const error = attributes[label.error]
  if (error && supports(reportRemoteFailure).ok)
    void notify(reportRemoteFailure, {
      remote: String(attributes[label.remote]),
      version: versionOf(String(attributes[label.release]) as ShortRef),
      phase: error === 'threw' ? 'run' : 'load',
      code: String(error),
      detail: asTexts(attributes)
        .map(({ key, value }) => `${key}=${value}`)
        .join('\n'),
    })
  else if (severity !== 'info' && supports(log).ok)
    void notify(log, { level: severity, tag: 'companion', message: event, fields: asTexts(attributes) })
  else if (supports(trackEvent).ok)
    void notify(trackEvent, { name: event, fields: asTexts({ ...attributes, ...body }) })
}

/** Browsers limit the bodies of all keepalive requests in flight to 64 kB in total. */
const longestBody = 30_000

/**
 * Sends a report to the endpoint, or drops it while offline. Resolves with the pause in milliseconds that the
 * collector requests (OTLP/HTTP throttling). Never rejects.
 */
export async function sendReport(
  win: Window,
  resource: Attributes,
  endpoint: string | undefined,
  report: Report,
): Promise<number> {
  const { entries, points, since } = report
  if (!endpoint || !isOnline(win)) return 0
  const requests = [
    ['metrics', points.length && metricsRequest(resource, points, since, Date.now())],
    ['logs', entries.length && logsRequest(resource, entries)],
  ] as const
  const sent = requests.map(([signal, request]) => {
    const body = request ? JSON.stringify(request) : ''
    return body && body.length <= longestBody ? post(win, addressOf(endpoint, signal), body) : 0
  })
  return Math.max(...(await Promise.all(sent)))
}
