import { swapCheck, swapsBeforeReload } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { isLoadFailure } from './classifyFailure.ts'
import { classified, failed, planRetry, retryNow, retryOnline, rolledBack, uncaught } from './rollBack.ts'
import { cancel, check, loaded, passTrial, reconcile, startTrial, takeOver, wait } from './swapRelease.ts'
import { candidatesOf, edit, forEach, andThen, to } from './liveState.ts'
import type { LiveEvent, LiveState, Selection, Step, Timer } from './liveState.ts'

/** Handles a new selection. Cancels a swap if its release is no longer a candidate. */
function selected(state: LiveState, selection: Selection, now: number): Step {
  return forEach({ ...state, selection }, (next, remote) => {
    const { job, shown } = next.remotes[remote]!
    const may =
      !job ||
      job.phase === 'rollingBack' ||
      (job.ref === null ? selection.revoked.includes(shown) : candidatesOf(next, remote).includes(job.ref))
    return may ? check(next, remote, now) : to(cancel(next, remote))
  })
}

function rendered(state: LiveState, remote: string, ref: ReleaseRef, now: number): Step {
  const { shown, job } = state.remotes[remote] ?? {}
  if (job?.phase === 'staged' && job.ref === ref) return takeOver(state, remote, now)
  // A release that will be replaced gets no trial, because passing the trial would end its quarantine.
  const leaves =
    !candidatesOf(state, remote).includes(ref) || (job?.phase === 'rollingBack' && job.from === ref)
  return shown === ref && !leaves ? startTrial(state, ref, state.timings.settled) : to(state)
}

function threw(state: LiveState, remote: string, ref: ReleaseRef, cause: unknown, now: number): Step {
  if (!isLoadFailure(cause)) return failed(state, remote, ref, cause, now)
  const job = state.remotes[remote]?.job
  const classify = { type: 'classify', when: 'shown', remote, ref, cause } as const
  return to(job?.phase === 'staged' && job.ref === ref ? cancel(state, remote) : state, classify)
}

function loadEnded(state: LiveState, id: number, screens: readonly string[] | null, now: number): Step {
  const remote = Object.keys(state.remotes).find((name) => {
    const job = state.remotes[name]?.job
    return (job?.phase === 'loading' || job?.phase === 'rollingBack') && job.id === id
  })
  const job = remote && state.remotes[remote]?.job
  if (!job || job.phase === 'staged' || job.phase === 'waiting') return to(state)
  if (job.phase === 'rollingBack') return rolledBack(state, remote, screens !== null, now)
  if (!screens) return to(edit(state, remote, { job: null }))
  return wait(state, remote, { ref: job.ref, screens, urgentSince: null }, now)
}

function timer(state: LiveState, ended: Timer, now: number): Step {
  switch (ended.type) {
    case 'swap':
      return andThen(
        forEach({ ...state, checking: false }, (next, remote) => check(next, remote, now)),
        (next) => reloadWhenQuiet(next, now),
      )
    case 'trial':
      return passTrial(state, ended.ref, ended.id)
    case 'staged':
      return forEach(state, (next, remote) => {
        const job = next.remotes[remote]?.job
        return to(job?.phase === 'staged' && job.id === ended.id ? cancel(next, remote) : next)
      })
    case 'retry':
      return state.retry.phase === 'waiting' && state.retry.id === ended.id ? retryNow(state, now) : to(state)
  }
}

/**
 * Reloads the page between two screens while no guard is set: after many swaps, if the app requests it, or if
 * the channel selects a newer shell. Reloads at most once per channel entry. Otherwise a page that doesn't
 * get the newer shell would reload forever.
 */
function reload(state: LiveState): Step {
  const { page, selection, swaps } = state
  const wanted = state.reloadWanted || swaps >= swapsBeforeReload || selection.newShell !== undefined
  return wanted && page.guard === undefined
    ? to(
        { ...state, swaps: 0, reloadWanted: false, selection: { ...selection, newShell: undefined } },
        { type: 'reload', entry: selection.newShell },
      )
    : to(state)
}

/**
 * Reloads if the app has requested it, even without navigation, once the page is visible, online and idle.
 */
function reloadWhenQuiet(state: LiveState, now: number): Step {
  const { page, reloadWanted, timings } = state
  return reloadWanted && page.seen && now - page.touchedAt >= timings.idle ? reload(state) : to(state)
}

function advance(state: LiveState, event: LiveEvent, now: number): Step {
  switch (event.type) {
    // Nothing to do, because `state.remotes` already contains the change.
    case 'closed':
    case 'loading':
    case 'failed':
    case 'shown':
      return to(state)
    case 'loaded':
      return loaded(state, event.remote, event.ref)
    case 'loadFailed': {
      const { remote, ref, cause } = event
      return to(state, { type: 'classify', when: 'loading', remote, ref, cause })
    }
    case 'rendered':
      return rendered(state, event.remote, event.ref, now)
    case 'threw':
      return threw(state, event.remote, event.ref, event.cause, now)
    case 'uncaught':
      return uncaught(state, event.remote, event.ref, event.cause, now)
    case 'selected':
      return selected(state, event.selection, now)
    case 'checked': {
      const step = forEach(state, (next, remote) => reconcile(next, remote, now))
      return andThen(step, (next) => to(next, { type: 'refreshRoutes' }))
    }
    case 'page':
      return forEach({ ...state, page: event.page }, (next, remote) => check(next, remote, now))
    case 'online':
      return retryOnline(state, now)
    case 'timeTold':
      return retryNow(state, now)
    case 'moved':
      return reload(state)
    case 'reloadRequested':
      return reloadWhenQuiet({ ...state, reloadWanted: true }, now)
    case 'loadEnded':
      return loadEnded(state, event.id, event.screens, now)
    case 'classified':
      return classified(state, event, now)
    case 'busy':
      return to({ ...state, retry: { ...state.retry, notBefore: now + event.ms } })
    case 'retried':
      return to({ ...state, retry: { ...state.retry, phase: 'none' } })
    case 'timer':
      return timer(state, event.timer, now)
  }
}

/**
 * Starts a timer while a swap or a reload waits. It's needed because a guard that weakens from `block` to
 * `ask` causes no event.
 */
function planCheck(state: LiveState): Step {
  const waits = state.reloadWanted || Object.values(state.remotes).some(({ job }) => job?.phase === 'waiting')
  if (state.checking || !waits) return to(state)
  return to({ ...state, checking: true }, { type: 'startTimer', timer: { type: 'swap' }, ms: swapCheck })
}

/**
 * Returns the next state and the effects to run. It's a pure function, so `now` (in milliseconds) is an
 * argument.
 */
export const step = (state: LiveState, event: LiveEvent, now: number): Step =>
  andThen(andThen(advance(state, event, now), planCheck), (next) => planRetry(next, now))
