import type { RemoteEvent } from '../../federation/remoteStates.ts'
import {
  durationBounds,
  healthLabels as label,
  healthMetrics as metric,
  shiftBounds,
  type ReleaseError,
} from '@companion/release-protocol/healthNames'
import { remoteOf, shortOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { Effect } from '../live/liveState.ts'
import { describeError } from './describeError.ts'
import type { Attributes, LogEntry } from './otlp.ts'
import { createBatch, type Batch } from './reportBatch.ts'

/** Release events on a page: events of remotes, effects of the state machine, and two more. */
export type HealthEvent =
  | RemoteEvent
  | Effect
  /** A release crashed the web view before this page opened. */
  | { readonly type: 'crashed'; readonly ref: ReleaseRef }
  /** An error that no error boundary caught. `ref` is empty if no release caused it. */
  | { readonly type: 'uncaught'; readonly ref: ReleaseRef | ''; readonly cause: unknown }

/** One measured web vital of the page. Each measurement has its own `id`. */
export interface Vital {
  readonly name: string
  readonly value: number
  readonly delta: number
  readonly id: string
}

export interface RecorderDeps {
  readonly clock: () => number
  /** Attributes of the device, included in every data point. */
  readonly facts: Attributes
  /**
   * Returns true on this device's first call with these arguments. Returns false if the device can't store
   * that.
   */
  readonly firstTime: (what: 'started' | 'failed', ref: ReleaseRef) => boolean
  /** Called with each event immediately, before it's sent in a batch. */
  readonly tell?: (entry: LogEntry) => void
}

/** The state machine's reason for a quarantine or report → the error's name in reports. */
const errors: Readonly<Record<string, ReleaseError>> = {
  failed: 'threw',
  poison: 'load',
  crashed: 'crashed',
  network: 'network',
  integrity: 'integrity',
}

const ofRelease = (ref: ReleaseRef | ''): Attributes =>
  ref ? { [label.remote]: remoteOf(ref), [label.release]: shortOf(ref) } : {}

/** Tracks the outcome of each release on one page. Counts each release once, and reports each error once. */
function createHistory(batch: Batch, firstTime: RecorderDeps['firstTime']) {
  const started = new Set<ReleaseRef>()
  const told = new Set<string>()
  /** Remote → its visible release, and remote → the failed release that will be replaced. */
  const shown = new Map<string, ReleaseRef>()
  const leaving = new Map<string, ReleaseRef>()

  const start = (ref: ReleaseRef): void => {
    if (started.has(ref)) return
    started.add(ref)
    batch.count(metric.started, { ...ofRelease(ref), [label.first]: firstTime('started', ref) })
  }
  const fail = (ref: ReleaseRef, why: string, cause?: unknown): void => {
    const error = errors[why] ?? 'threw'
    const ofDelivery = error === 'network' || error === 'integrity'
    // The page may retry without end while it's offline. The error is reported only once.
    if (told.has(`${ref} ${error}`)) return
    told.add(`${ref} ${error}`)
    // If the release couldn't be loaded, its code hasn't run, so it isn't counted as started.
    if (!ofDelivery) start(ref)
    const first = !ofDelivery && firstTime('failed', ref)
    batch.count(metric.failed, { ...ofRelease(ref), [label.error]: error, [label.first]: first })
    const described = cause === undefined ? {} : describeError(cause)
    const event = ofDelivery ? 'companion.release.not_loaded' : 'companion.release.quarantined'
    batch.log(event, ofDelivery ? 'warn' : 'error', { ...ofRelease(ref), [label.error]: error, ...described })
  }
  const show = (ref: ReleaseRef): void => {
    const remote = remoteOf(ref)
    const before = shown.get(remote)
    const failed = leaving.get(remote)
    shown.set(remote, ref)
    leaving.delete(remote)
    start(ref)
    if (before === ref) return
    if (failed && failed !== ref) {
      batch.count(metric.rolledBack, ofRelease(failed))
      const to = { 'companion.release.to': shortOf(ref) }
      return batch.log('companion.release.rolled_back', 'warn', { ...ofRelease(failed), ...to })
    }
    const from = before && { 'companion.release.from': shortOf(before) }
    batch.log(before ? 'companion.release.swapped' : 'companion.release.shown', 'info', {
      ...ofRelease(ref),
      ...from,
    })
  }
  /** If this release is visible, its successor is reported as a replacement after a failure. */
  const leave = (ref: ReleaseRef): void => {
    if (shown.get(remoteOf(ref)) === ref) leaving.set(remoteOf(ref), ref)
  }
  const tell = (ref: ReleaseRef | '', cause: unknown): void => {
    const described = describeError(cause)
    const fingerprint = String(described['companion.error.fingerprint'])
    if (told.has(fingerprint)) return
    told.add(fingerprint)
    batch.log('exception', 'error', { ...ofRelease(ref), ...described })
  }
  return { show, fail, tell, leave }
}

/** Returns a recorder that turns the events of one page into reports. */
export function createRecorder({ clock, facts, firstTime, tell: pass = () => {} }: RecorderDeps) {
  const batch = createBatch(clock, facts, pass)
  const { show, fail, leave, tell } = createHistory(batch, firstTime)
  return {
    isEmpty: batch.isEmpty,
    /** Returns everything recorded since the last call, and clears it. */
    report: batch.drain,
    take(happening: HealthEvent): void {
      switch (happening.type) {
        case 'shown':
          return show(happening.ref)
        case 'crashed':
          return fail(happening.ref, happening.type)
        case 'report':
          return fail(happening.ref, happening.what, happening.cause)
        case 'quarantine': {
          const { ref, why, cause } = happening
          leave(ref)
          return fail(ref, why, cause)
        }
        case 'threw':
        case 'uncaught':
          return tell(happening.ref, happening.cause)
        case 'failed':
          return batch.log('companion.remote.failed', 'error', { [label.remote]: happening.remote })
      }
    },
    /** Records a web vital. `ref` is the visible release, or '' before the first screen. */
    vital(ref: ReleaseRef | '', { name, value, ...rest }: Vital): void {
      const attributes = { ...facts, ...ofRelease(ref), [label.vital]: name }
      const isShift = name === 'CLS'
      batch.measure({
        metric: isShift ? metric.shift : metric.duration,
        attributes,
        bounds: isShift ? shiftBounds : durationBounds,
        values: [value],
        unit: isShift ? '1' : 'ms',
      })
      // OpenTelemetry's convention for this event puts these fields in the body.
      batch.log('browser.web_vital', 'info', ofRelease(ref), { name: name.toLowerCase(), value, ...rest })
    },
  }
}
