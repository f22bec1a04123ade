import * as limits from '@companion/shared/limits'
import { releasesInMemory } from '@companion/release-protocol/timings'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import type { Waiting } from '../../federation/remoteStates.ts'
import { candidatesOf, andThen, edit, to, type LiveState, type Step } from './liveState.ts'

const isVisible = ({ page }: LiveState, remote: string) => page.remote === remote

const isUrgent = ({ selection, remotes }: LiveState, remote: string) =>
  selection.revoked.includes(remotes[remote]?.shown ?? '') || selection.remotes[remote]?.swap === 'now'

function mayTakeOver(
  state: LiveState,
  remote: string,
  job: Pick<Waiting, 'screens' | 'urgentSince'>,
  now: number,
) {
  const { page, timings } = state
  if (!isVisible(state, remote)) return true
  if (job.urgentSince !== null) return page.guard !== 'block' || now - job.urgentSince > timings.urgent
  return (
    job.screens.includes(page.route ?? '') && page.guard === undefined && now - page.touchedAt >= timings.idle
  )
}

/** Unloads releases beyond the memory limit. The releases in use are the last to be unloaded. */
function trimMemory(state: LiveState, remote: string): Step {
  const { shown, job, memory } = state.remotes[remote]!
  const used = [shown, job?.ref].filter((ref) => ref && memory.includes(ref)) as ReleaseRef[]
  const kept = [...new Set([...used, ...memory])].slice(0, releasesInMemory)
  const dropped = memory.filter((ref) => !kept.includes(ref))
  return to(
    edit(state, remote, { memory: kept }),
    ...dropped.map((ref) => ({ type: 'unload', ref }) as const),
  )
}

/** Handles a loaded release, whether this machine or the outlet has loaded it. */
export function loaded(state: LiveState, remote: string, ref: ReleaseRef): Step {
  const known = state.remotes[remote]
  if (!known || known.memory.includes(ref)) return to(state)
  const { job } = known
  // A rollback target can arrive after its timeout. Then it's no longer treated as tried.
  const again = job?.phase === 'rollingBack' && { ...job, tried: job.tried.filter((one) => one !== ref) }
  // If nothing is visible, this release will be shown, so it's the last one to be unloaded.
  const memory = known.shown ? [...known.memory, ref] : [ref, ...known.memory]
  return trimMemory(edit(state, remote, { memory, ...(again && { job: again }) }), remote)
}

/** Cancels the pending swap. If a screen was staged for it, that screen is removed. */
export const cancel = (state: LiveState, remote: string): LiveState => edit(state, remote, { job: null })

/** Loads a release while the visible one stays, until the new release may replace it. */
export function startSwap(state: LiveState, remote: string, ref: ReleaseRef): Step {
  const id = state.lastId + 1
  const job = { phase: 'loading', ref, id } as const
  return to(
    { ...edit(state, remote, { job }), lastId: id },
    { type: 'load', remote, ref, id, ms: limits.remote },
  )
}

/** Removes a release that may no longer run and has no successor, as soon as a swap would be allowed. */
const startWithdrawal = (state: LiveState, remote: string, now: number): Step =>
  wait(state, remote, { ref: null, screens: [], urgentSince: null }, now)

/** Marks a loaded release as waiting, and shows it as soon as that's allowed. */
export function wait(state: LiveState, remote: string, job: Omit<Waiting, 'phase'>, now: number): Step {
  return check(edit(state, remote, { job: { ...job, phase: 'waiting' } }), remote, now)
}

/** Stages or shows a waiting release, if it may replace the visible one now. */
export function check(state: LiveState, remote: string, now: number): Step {
  const job = state.remotes[remote]?.job
  if (job?.phase === 'staged' && !isVisible(state, remote)) return put(state, remote, job.ref)
  if (job?.phase !== 'waiting') return to(state)
  const urgentSince = isUrgent(state, remote) ? (job.urgentSince ?? now) : null
  const waiting = { ...job, urgentSince }
  const next = edit(state, remote, { job: waiting })
  if (!mayTakeOver(state, remote, waiting, now)) return to(next)
  if (waiting.ref === null) return to(fail(next, remote))
  if (!isVisible(state, remote)) return put(next, remote, waiting.ref)
  const id = next.lastId + 1
  const staged = { ...waiting, phase: 'staged', ref: waiting.ref, id, began: now } as const
  return to(
    { ...edit(next, remote, { job: staged }), lastId: id },
    { type: 'startTimer', timer: { type: 'staged', id }, ms: limits.staged },
  )
}

/**
 * Handles a staged release that has rendered. It replaces the visible one, unless the user has interacted
 * with the page since.
 */
export function takeOver(state: LiveState, remote: string, now: number): Step {
  const job = state.remotes[remote]?.job
  if (job?.phase !== 'staged') return to(state)
  const urgentSince = isUrgent(state, remote) ? (job.urgentSince ?? now) : null
  const { ref, screens } = job
  // The staged screen doesn't contain what the user has entered since it was rendered.
  const behind = urgentSince === null && isVisible(state, remote) && state.page.touchedAt > job.began
  if (!behind && mayTakeOver(state, remote, { screens, urgentSince }, now)) return put(state, remote, ref)
  return wait(state, remote, { ref, screens, urgentSince }, now)
}

/** Starts a trial of a release on the page. After `ms` milliseconds without an error, the release is good. */
export function startTrial(state: LiveState, ref: ReleaseRef, ms: number): Step {
  if (state.good.includes(ref) || state.trials[ref] !== undefined) return to(state)
  const id = state.lastId + 1
  return to(
    { ...state, lastId: id, trials: { ...state.trials, [ref]: id } },
    { type: 'markStart', ref },
    { type: 'startTimer', timer: { type: 'trial', ref, id }, ms },
  )
}

/** Ends a release's trial without a result. The caller decides whether the release is good. */
export const withoutTrial = (state: LiveState, ref: ReleaseRef): LiveState => {
  const { [ref]: _, ...trials } = state.trials
  return { ...state, trials }
}

/**
 * Marks a release as good after trial `id` has ended without an error. Ignores the timer of an earlier trial.
 */
export const passTrial = (state: LiveState, ref: ReleaseRef, id: number): Step =>
  state.trials[ref] === id
    ? to({ ...withoutTrial(state, ref), good: [...state.good, ref] }, { type: 'markGood', ref })
    : to(state)

/** Shows a release. The previous one stays in memory. */
export function put(state: LiveState, remote: string, ref: ReleaseRef): Step {
  const { shown: before, memory } = state.remotes[remote]!
  const order = [...new Set([ref, before as ReleaseRef, ...memory])].filter((one) => memory.includes(one))
  const shown = edit(state, remote, { status: 'ready', shown: ref, job: null, memory: order })
  const swapped = { ...shown, swaps: state.swaps + 1 }
  return andThen(
    isVisible(swapped, remote) ? startTrial(swapped, ref, swapped.timings.trial) : to(swapped),
    (next) => trimMemory(next, remote),
  )
}

/** Marks a remote as failed because no release is left. The outlet shows an error with Retry. */
export const fail = (state: LiveState, remote: string): LiveState =>
  edit(state, remote, { status: 'failed', shown: '', job: null })

/** Compares the visible release with the best one, and starts the swap, withdrawal or retry that's needed. */
export function reconcile(state: LiveState, remote: string, now: number): Step {
  const known = state.remotes[remote]
  if (!known) return to(state)
  const { status, shown, job } = known
  const best = candidatesOf(state, remote)[0]
  const next = edit(state, remote, { best })
  // A failed release is retried by its timer. A different release is opened at once.
  if (status === 'failed')
    return best !== undefined && best !== known.best ? to(next, { type: 'open', remote }) : to(next)
  if (status !== 'ready' || job?.phase === 'rollingBack') return to(next)
  if (best === shown) return to(cancel(next, remote))
  if (best !== undefined) return job?.ref === best ? to(next) : startSwap(next, remote, best)
  if (!state.selection.revoked.includes(shown)) return to(cancel(next, remote))
  return job?.phase === 'waiting' && job.ref === null ? to(next) : startWithdrawal(next, remote, now)
}
