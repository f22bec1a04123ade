import * as limits from '@companion/shared/limits'
import type { RemoteModule } from '@companion/shared/remote/remoteModule'
import {
  remoteStates,
  showRelease,
  showFailed,
  showLoading,
  stageRelease,
  unstageRelease,
} from '../../remotes/remoteStates.ts'
import { onRemoteEvent } from '../../remotes/remoteEvents.ts'
import { candidatesFor, refreshRoutes, releaseOf } from '../../remotes/chooseRelease.ts'
import { showBestRelease, isLoaded, loadRelease } from '../../remotes/openRemote.ts'
import { loadTitles } from '../../remotes/titles.ts'
import type { Candidate } from '../model/select.ts'
import { note } from './journal.ts'
import { newestDocument, type ReleaseState } from './releaseState.ts'
import { saveScrollAndFocus, remoteOnPage, restoreScrollAndFocus, routeOnPage } from './scrollAndFocus.ts'
import { isBlocked, isUserFree, type UserIdle } from './userIdle.ts'
import type { Timings } from './timings.ts'

export interface Swapper {
  /** Compares what is on the page with what should be, and works towards it. */
  readonly reconcile: () => void
  /** Leaves a release that has failed for the best that remains. */
  readonly rollBackFrom: (remote: string, ref: string) => void
  readonly swaps: () => number
}

interface Outside {
  readonly win: Window
  readonly releases: ReleaseState
  readonly userIdle: UserIdle
  readonly timings: Timings
  /** The release stands on an open page: it is watched for a while. */
  readonly startTrial: (ref: string) => void
  /** A release that is no longer on the page; it may be asked for again for a while. */
  readonly retire: (remote: string, ref: string) => void
}

/** Brings newer releases onto an open page without a reload, each at a moment that disturbs nobody. */
export function createSwapper({ win, releases, userIdle, timings, startTrial, retire }: Outside): Swapper {
  /** Remote → the swap under way, and the way to call it off. */
  const underWay = new Map<string, { readonly ref: string; cancel: () => void }>()
  /** Remote → the release that was its best when it was last looked at. */
  const known = new Map(Object.keys(remoteStates).map((remote) => [remote, candidatesFor(remote)[0]?.ref]))
  let swaps = 0

  const put = (remote: string, ref: string, area: RemoteModule) => {
    const before = remoteStates[remote]?.release ?? ''
    const place = saveScrollAndFocus(win)
    showRelease(remote, ref, area)
    if (isVisible(remote)) startTrial(ref)
    refreshRoutes()
    void loadTitles(remote)
    win.requestAnimationFrame(() => restoreScrollAndFocus(win, remote, place))
    swaps++
    note('swapped', ref, `from ${before}`)
    if (before) retire(remote, before)
  }
  const isVisible = (remote: string) => remoteOnPage(win) === remote

  /** Whether the release on the page has to go at once, not when it suits. */
  const isUrgent = (remote: string): boolean => {
    const { revoked, remotes } = newestDocument(releases)
    return revoked.includes(remoteStates[remote]?.release ?? '') || remotes[remote]?.swap === 'now'
  }

  /** Renders the new release out of sight; true once it stands, false when it fails or takes too long. */
  const renderStaged = (remote: string, ref: string, area: RemoteModule): Promise<boolean> =>
    new Promise((done) => {
      const timer = win.setTimeout(() => finish(false), limits.staged)
      const stop = onRemoteEvent(({ release, failure }) => {
        if (release === ref) finish(!failure)
      })
      const finish = (stands: boolean) => {
        win.clearTimeout(timer)
        stop()
        done(stands)
      }
      stageRelease(remote, ref, area)
    })

  async function swap(
    remote: string,
    ref: string,
    area: RemoteModule,
    job: { cancel: () => void },
  ): Promise<void> {
    const since = releases.clock()
    const later =
      newestDocument(releases).remotes[remote]?.swap === 'next' || !area.screens[routeOnPage(win) ?? '']
    const gate = userIdle.until(() => {
      if (!isVisible(remote)) return true
      if (isUrgent(remote)) return !isBlocked() || releases.clock() - since > timings.urgent
      return !later && isUserFree() && userIdle.since() >= timings.idle
    })
    job.cancel = gate.stop
    if (!(await gate.reached)) return
    if (!isVisible(remote)) return put(remote, ref, area)
    const began = releases.clock()
    const stands = await renderStaged(remote, ref, area)
    if (remoteStates[remote]?.next?.release !== ref) return
    const touched = userIdle.since() < releases.clock() - began
    if (stands && (!touched || isUrgent(remote) || !isVisible(remote))) return put(remote, ref, area)
    unstageRelease(remote)
    // Someone began to use the page in between, so what stands beside it may be behind: once more, later.
    if (stands) return swap(remote, ref, area, job)
  }

  async function begin(remote: string, candidate: Candidate): Promise<void> {
    const job = { ref: candidate.ref, cancel: () => {} }
    underWay.get(remote)?.cancel()
    underWay.set(remote, job)
    const area = await loadRelease(candidate)
    if (underWay.get(remote) !== job) return
    if (area) await swap(remote, candidate.ref, area, job)
    if (underWay.get(remote) === job) underWay.delete(remote)
  }

  function reconcileRemote(remote: string): void {
    const state = remoteStates[remote]
    const best = candidatesFor(remote)[0]
    const job = underWay.get(remote)
    const news = best?.ref !== known.get(remote)
    known.set(remote, best?.ref)
    // What failed is tried again at its own pace (`healFailed`); another release at once.
    if (state?.status === 'failed') return news && best ? void showBestRelease(remote) : undefined
    if (state?.status !== 'ready' || job?.ref === best?.ref) return
    if (best && best.ref !== state.release) return void begin(remote, best)
    job?.cancel()
    underWay.delete(remote)
    if (!best && newestDocument(releases).revoked.includes(state.release)) showFailed(remote)
  }

  return {
    swaps: () => swaps,
    reconcile: () => {
      for (const remote of Object.keys(remoteStates)) reconcileRemote(remote)
      refreshRoutes()
    },
    rollBackFrom: (remote, ref) => {
      const staged = remoteStates[remote]?.next?.release === ref
      if (staged) unstageRelease(remote)
      if (remoteStates[remote]?.release !== ref) return reconcileRemote(remote)
      underWay.get(remote)?.cancel()
      underWay.delete(remote)
      void rollBack(remote, ref)
    },
  }

  async function rollBack(remote: string, from: string): Promise<void> {
    const end = releases.clock() + limits.remote
    for (const candidate of candidatesFor(remote)) {
      const left = end - releases.clock()
      if (candidate.ref === from || !releaseOf(candidate.ref) || left <= 0) continue
      if (!isLoaded(candidate.ref)) showLoading(remote)
      const area = await loadRelease(candidate, left)
      if (area) return put(remote, candidate.ref, area)
    }
    showFailed(remote)
  }
}
