// web-vitals 4, because later versions call APIs that Chromium 87 lacks and request entry types that it warns
// about.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { routeAt } from '@companion/shared/navigation/router'
import { listen } from '@companion/shared/platform/listen'
import type { PageConfig } from '../../boot/bootData.ts'
import { remoteStates } from '../../federation/remoteStates.ts'
import { reportAfter } from '@companion/release-protocol/timings'
import { attributeError, type UncaughtError } from '../live/classifyFailure.ts'
import { ownFrames } from './describeError.ts'
import { deviceFacts } from './deviceFacts.ts'
import type { Attributes, LogEntry } from './otlp.ts'
import { firstTimes, isSampled } from './firstTimes.ts'
import { createRecorder, type HealthEvent } from './recordHealth.ts'
import { sendReport, tellApp } from './sendReports.ts'

interface HealthDeps {
  readonly win: Window
  readonly config: NonNullable<PageConfig['health']>
  /** The device's ID. Used only for sampling and never included in a report. */
  readonly id: string
  readonly brand: string
  readonly channel: string
  readonly shell: string
  readonly happened: readonly HealthEvent[]
}

const resourceOf = ({ win, config, channel, shell }: HealthDeps): Attributes => ({
  'service.name': 'companion',
  'service.version': shell,
  'deployment.environment.name': channel,
  'browser.language': win.navigator.language,
  'browser.mobile': /Mobi|Android/.test(win.navigator.userAgent),
  'telemetry.sdk.language': 'webjs',
  'companion.sample_rate': config.sample ?? 1,
})

/**
 * Returns an uncaught error of our own code, with its release. Returns undefined for errors of third parties.
 */
function ownError(error: UncaughtError): HealthEvent | undefined {
  const cause: unknown = 'reason' in error ? error.reason : (error.error ?? error.message)
  const found = attributeError(error)
  const isOurs = found || (cause instanceof Error && ownFrames(cause.stack ?? '').length > 0)
  return isOurs ? { type: 'uncaught', ref: found?.ref ?? '', cause } : undefined
}

/**
 * Starts reporting release health, in batches, to the app and to the deployment's endpoint. Resolves with the
 * function that records further events.
 */
export async function startHealth(deps: HealthDeps): Promise<(happening: HealthEvent) => void> {
  const { win, config, id: device, brand, happened } = deps
  if (!isSampled(device, config.sample ?? 1)) return () => {}
  const facts = await deviceFacts(win.navigator, brand)
  const firstTime = firstTimes(() => win.localStorage)
  // Runs in a separate task, because an engine can block calls to the app while a page is unloading.
  const tell = (entry: LogEntry) => void win.setTimeout(() => tellApp(entry))
  const recorder = createRecorder({ clock: Date.now, facts, firstTime, tell })
  const resource = resourceOf(deps)
  let timer = 0

  let quietUntil = 0
  const send = (): void => {
    win.clearTimeout(timer)
    timer = 0
    if (recorder.isEmpty()) return
    // The batch stays in memory until the collector accepts reports again.
    if (win.performance.now() < quietUntil) return soon()
    void sendReport(win, resource, config.endpoint, recorder.report()).then((pause) => {
      quietUntil = win.performance.now() + pause
    })
  }
  const soon = (): void =>
    void (timer ||= win.setTimeout(send, Math.max(reportAfter, quietUntil - win.performance.now())))
  const take = (happening: HealthEvent): void => {
    recorder.take(happening)
    if (!recorder.isEmpty()) soon()
  }

  happened.forEach(take)
  listen<UncaughtError>(win, ['error', 'unhandledrejection'], (error) => {
    const own = ownError(error)
    if (own) take(own)
  })
  const measured = new Set<string>()
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value, delta, id }) => {
      // The library reports a vital each time the page is hidden. Only the first report is counted.
      if (measured.has(id)) return
      measured.add(id)
      const { remote = '' } = routeAt(win.location.pathname) ?? {}
      recorder.vital(remoteStates[remote]?.shown ?? '', { name, value, delta, id })
      soon()
    })
  // Listens on the window, so that this runs after the library's listeners on the document. They take their
  // last measurements in the same event.
  const leave = () => void (win.document.visibilityState === 'hidden' && send())
  listen(win, ['visibilitychange'], leave)
  listen(win, ['pagehide'], send)
  return take
}
