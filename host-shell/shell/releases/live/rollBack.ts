import * as limits from '@companion/shared/limits'
import { cancel, fail, put, reconcile, startSwap, withoutTrial } from './swapRelease.ts'
import { andThen, candidatesOf, edit, to } from './liveState.ts'
import type { ClassifiedFailure, LiveState, Step } from './liveState.ts'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

function quarantine(state: LiveState, remote: string, ref: ReleaseRef, why: string, cause: unknown): Step {
  const { remotes } = state.selection
  const candidates = candidatesOf(state, remote).filter((one) => one !== ref)
  const selection = {
    ...state.selection,
    remotes: { ...remotes, [remote]: { ...remotes[remote], candidates } },
  }
  return to({ ...withoutTrial(state, ref), selection }, { type: 'quarantine', ref, why, cause })
}

/** Removes a quarantined release from the page and from memory. */
function leave(state: LiveState, remote: string, ref: ReleaseRef, now: number): Step {
  const known = state.remotes[remote]
  if (!known) return to(state)
  if (known.shown === ref)
    // The release isn't unloaded yet, because its styles are needed until the next release is shown. The next
    // `trimMemory` unloads it.
    return andThen(to(cancel(state, remote), { type: 'forget', ref }), (next) =>
      loadNext(next, remote, { from: ref, tried: [], end: now + limits.remote }, now),
    )
  const isJob = known.job?.ref === ref && known.job.phase !== 'rollingBack'
  const memory = known.memory.filter((one) => one !== ref)
  const dropped = edit(isJob ? cancel(state, remote) : state, remote, { memory })
  return andThen(to(dropped, { type: 'unload', ref }), (next) => reconcile(next, remote, now))
}

/** Rolls back to a release in memory, or otherwise to the best one that hasn't been tried. */
function loadNext(
  state: LiveState,
  remote: string,
  job: { readonly from: ReleaseRef; readonly tried: readonly ReleaseRef[]; readonly end: number },
  now: number,
): Step {
  const { from, tried, end } = job
  const memory = state.remotes[remote]?.memory ?? []
  const may = candidatesOf(state, remote).filter((one) => one !== from && !tried.includes(one))
  // A release in memory can be shown at once. If there's a better one, it follows as a swap.
  const ref = may.find((one) => memory.includes(one)) ?? may[0]
  const left = end - now
  if (ref === undefined || left <= 0) return to(fail(state, remote))
  const id = state.lastId + 1
  const rollBack = { phase: 'rollingBack', from, ref, tried, end, id } as const
  const load = { type: 'load', remote, ref, id, ms: left } as const
  const next = { ...edit(state, remote, { job: rollBack }), lastId: id }
  // If the target is in memory, the failed screen stays until the target is shown, so no skeleton is needed.
  if (memory.includes(ref)) return to(next, load)
  return to(edit(next, remote, { status: 'loading', shown: '' }), load)
}

/** Handles the result of loading a rollback target. Shows the target, or tries the next one. */
export function rolledBack(state: LiveState, remote: string, loaded: boolean, now: number): Step {
  const job = state.remotes[remote]?.job
  if (job?.phase !== 'rollingBack') return to(state)
  const [best] = candidatesOf(state, remote)
  if (loaded && candidatesOf(state, remote).includes(job.ref))
    return andThen(put(state, remote, job.ref), (next) =>
      best && best !== job.ref && !job.tried.includes(best) ? startSwap(next, remote, best) : to(next),
    )
  return loadNext(state, remote, { ...job, tried: [...job.tried, job.ref] }, now)
}

/**
 * Returns true if an error of this release should quarantine it: it's on the page, isn't known to be good,
 * and isn't already being replaced.
 */
function isOnTrial(state: LiveState, remote: string, ref: ReleaseRef): boolean {
  const { shown, job } = state.remotes[remote] ?? {}
  if (state.good.includes(ref) || (job?.phase === 'rollingBack' && job.from === ref)) return false
  return shown === ref || (job?.phase === 'staged' && job.ref === ref)
}

/**
 * Handles a screen that failed to render. Another release replaces it at once. A good release isn't replaced
 * and shows its error screen.
 */
export function failed(state: LiveState, remote: string, ref: ReleaseRef, cause: unknown, now: number): Step {
  if (!isOnTrial(state, remote, ref)) return to(state)
  // An error in an event handler can have quarantined the release before.
  const isChosen = candidatesOf(state, remote).includes(ref)
  return andThen(isChosen ? quarantine(state, remote, ref, 'failed', cause) : to(state), (next) =>
    leave(next, remote, ref, now),
  )
}

/**
 * Handles an exception in an event handler or a task. React keeps the screen in that case, so the screen
 * isn't removed. A successor replaces it with a normal swap. Without one the screen stays, because that's
 * better than an error.
 */
export function uncaught(
  state: LiveState,
  remote: string,
  ref: ReleaseRef,
  cause: unknown,
  now: number,
): Step {
  const candidates = candidatesOf(state, remote)
  if (!isOnTrial(state, remote, ref) || !candidates.includes(ref)) return to(state)
  const stands = state.remotes[remote]?.shown === ref
  if (stands && candidates.length === 1) return to(state)
  return andThen(quarantine(state, remote, ref, 'failed', cause), (next) =>
    stands ? reconcile(next, remote, now) : leave(next, remote, ref, now),
  )
}

/** Handles a classified load failure. A network failure doesn't quarantine the release. */
export function classified(
  state: LiveState,
  { remote, ref, cause, kind, when }: ClassifiedFailure,
  now: number,
): Step {
  if (when === 'shown' && kind !== 'network') return failed(state, remote, ref, cause, now)
  if (kind === 'poison')
    return andThen(quarantine(state, remote, ref, kind, cause), (next) => leave(next, remote, ref, now))
  const report = { type: 'report', what: kind, ref, cause } as const
  return when === 'loading' ? to(state, { type: 'clearMarker', ref }, report) : to(state, report)
}

const failedRemotes = ({ remotes }: LiveState) =>
  Object.keys(remotes).filter((remote) => remotes[remote]!.status === 'failed')

/** Schedules the next retry while a remote has failed. The error stays visible until a retry succeeds. */
export function planRetry(state: LiveState, now: number): Step {
  const { retry, timings } = state
  const [shortest, longest] = timings.retry
  if (retry.phase !== 'none') return to(state)
  if (!failedRemotes(state).length)
    return to(retry.pause === shortest ? state : { ...state, retry: { ...retry, pause: shortest } })
  const id = state.lastId + 1
  const planned = { ...retry, phase: 'waiting', id, pause: Math.min(2 * retry.pause, longest) } as const
  // Scattered, so that pages that failed at the same time don't retry at the same time.
  return to(
    { ...state, lastId: id, retry: planned },
    {
      type: 'startTimer',
      timer: { type: 'retry', id },
      ms: Math.max(retry.pause, retry.notBefore - now),
      scattered: true,
    },
  )
}

/**
 * Retries now. Does nothing while a retry is running, while the page is hidden or offline, or while the
 * server's requested pause lasts.
 */
export function retryNow(state: LiveState, now: number): Step {
  const { retry, page } = state
  if (retry.phase === 'running') return to(state)
  const remotes = page.seen && now >= retry.notBefore ? failedRemotes(state) : []
  const phase = remotes.length ? 'running' : 'none'
  const next = { ...state, retry: { ...retry, phase } } as const
  return remotes.length ? to(next, { type: 'retry', remotes }) : to(next)
}

/** Handles the return of the network. Aborts pending requests, because they can hang, and repeats them. */
export function retryOnline(state: LiveState, now: number): Step {
  const pause = state.timings.retry[0]
  const soon = { ...state, retry: { ...state.retry, pause } }
  return andThen(to(soon, { type: 'abortPending' }), (next) => retryNow(next, now))
}
