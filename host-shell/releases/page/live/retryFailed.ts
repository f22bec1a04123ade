import { andThen, to, type LiveState, type Step } from './liveState.ts'

const failedRemotes = ({ remotes }: LiveState) =>
  Object.keys(remotes).filter((remote) => remotes[remote]!.status === 'failed')

/**
 * Brings failed remotes back by itself: plans the next try while one is failed. What says that a remote has failed
 * stays in place until a try has succeeded, so nothing flickers.
 */
export function planRetry(state: LiveState): Step {
  const { retry, timings } = state
  const [shortest, longest] = timings.retry
  if (retry.phase !== 'none') return to(state)
  if (!failedRemotes(state).length)
    return to(retry.pause === shortest ? state : { ...state, retry: { ...retry, pause: shortest } })
  const id = state.lastId + 1
  const planned = { phase: 'waiting', id, pause: Math.min(2 * retry.pause, longest) } as const
  // Scattered, so that pages that failed together do not ask together.
  return to(
    { ...state, lastId: id, retry: planned },
    { type: 'startTimer', timer: { of: 'retry', id }, ms: retry.pause, scattered: true },
  )
}

/** Tries now, unless a try is under way; a page out of sight asks nobody. */
export function retryNow(state: LiveState): Step {
  const { retry, page } = state
  if (retry.phase === 'running') return to(state)
  const remotes = page.seen ? failedRemotes(state) : []
  const phase = remotes.length ? 'running' : 'none'
  const next = { ...state, retry: { ...retry, phase } } as const
  return remotes.length ? to(next, { type: 'retry', remotes }) : to(next)
}

/** The network is there again: what hung without it is asked for anew. */
export function retryOnline(state: LiveState): Step {
  const pause = state.timings.retry[0]
  const soon = { ...state, retry: { ...state.retry, pause } }
  return andThen(to(soon, { type: 'abortPending' }), retryNow)
}
