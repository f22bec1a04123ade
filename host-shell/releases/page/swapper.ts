import * as limits from '@companion/shared/limits'
import type { Area } from '@companion/shared/remote/area'
import {
  areas,
  showArea,
  showFailed,
  showLoading,
  stageArea,
  unstageArea,
} from '../../remotes/remoteStates.ts'
import { onAreaEvent } from '../../remotes/remoteEvents.ts'
import { candidatesFor, refreshRoutes, releaseOf } from '../../remotes/chooseRelease.ts'
import { bringArea, isWarm, tryRelease } from '../../remotes/openRemote.ts'
import { learnTitles } from '../../remotes/titles.ts'
import type { Candidate } from '../model/select.ts'
import { note } from './journal.ts'
import { newestOf, type Knowledge } from './releaseState.ts'
import { holdPlace, remoteOnPage, restorePlace, routeOnPage } from './scrollAndFocus.ts'
import { isBlocked, isFree, type Quiet } from './userIdle.ts'
import type { Timings } from './timings.ts'

export interface Swapper {
  /** Compares what is on the page with what should be, and works towards it. */
  readonly consider: () => void
  /** Leaves a release that has failed for the best that remains. */
  readonly leave: (remote: string, ref: string) => void
  readonly swaps: () => number
}

interface Outside {
  readonly win: Window
  readonly knowledge: Knowledge
  readonly quiet: Quiet
  readonly timings: Timings
  /** The release stands on an open page: it is watched for a while. */
  readonly putOnProbation: (ref: string) => void
  /** A release that is no longer on the page; it may be asked for again for a while. */
  readonly retire: (remote: string, ref: string) => void
}

/** Brings newer releases onto an open page without a reload, each at a moment that disturbs nobody. */
export function createSwapper({ win, knowledge, quiet, timings, putOnProbation, retire }: Outside): Swapper {
  /** Remote → the swap under way, and the way to call it off. */
  const underWay = new Map<string, { readonly ref: string; cancel: () => void }>()
  /** Remote → the release that was its best when it was last looked at. */
  const known = new Map(Object.keys(areas).map((remote) => [remote, candidatesFor(remote)[0]?.ref]))
  let swaps = 0

  const put = (remote: string, ref: string, area: Area) => {
    const before = areas[remote]?.release ?? ''
    const place = holdPlace(win)
    showArea(remote, ref, area)
    if (isVisible(remote)) putOnProbation(ref)
    refreshRoutes()
    void learnTitles(remote)
    win.requestAnimationFrame(() => restorePlace(win, remote, place))
    swaps++
    note('swapped', ref, `from ${before}`)
    if (before) retire(remote, before)
  }
  const isVisible = (remote: string) => remoteOnPage(win) === remote

  /** Whether the release on the page has to go at once, not when it suits. */
  const isUrgent = (remote: string): boolean => {
    const { revoked, remotes } = newestOf(knowledge)
    return revoked.includes(areas[remote]?.release ?? '') || remotes[remote]?.swap === 'now'
  }

  /** Renders the new release out of sight; true once it stands, false when it fails or takes too long. */
  const standBeside = (remote: string, ref: string, area: Area): Promise<boolean> =>
    new Promise((done) => {
      const timer = win.setTimeout(() => finish(false), limits.staged)
      const stop = onAreaEvent(({ release, failure }) => {
        if (release === ref) finish(!failure)
      })
      const finish = (stands: boolean) => {
        win.clearTimeout(timer)
        stop()
        done(stands)
      }
      stageArea(remote, ref, area)
    })

  async function swap(remote: string, ref: string, area: Area, job: { cancel: () => void }): Promise<void> {
    const since = knowledge.clock()
    const later =
      newestOf(knowledge).remotes[remote]?.swap === 'next' || !area.screens[routeOnPage(win) ?? '']
    const gate = quiet.until(() => {
      if (!isVisible(remote)) return true
      if (isUrgent(remote)) return !isBlocked() || knowledge.clock() - since > timings.urgent
      return !later && isFree() && quiet.since() >= timings.idle
    })
    job.cancel = gate.stop
    if (!(await gate.reached)) return
    if (!isVisible(remote)) return put(remote, ref, area)
    const began = knowledge.clock()
    const stands = await standBeside(remote, ref, area)
    if (areas[remote]?.next?.release !== ref) return
    const touched = quiet.since() < knowledge.clock() - began
    if (stands && (!touched || isUrgent(remote) || !isVisible(remote))) return put(remote, ref, area)
    unstageArea(remote)
    // Someone began to use the page in between, so what stands beside it may be behind: once more, later.
    if (stands) return swap(remote, ref, area, job)
  }

  async function begin(remote: string, candidate: Candidate): Promise<void> {
    const job = { ref: candidate.ref, cancel: () => {} }
    underWay.get(remote)?.cancel()
    underWay.set(remote, job)
    const area = await tryRelease(candidate)
    if (underWay.get(remote) !== job) return
    if (area) await swap(remote, candidate.ref, area, job)
    if (underWay.get(remote) === job) underWay.delete(remote)
  }

  function considerOne(remote: string): void {
    const state = areas[remote]
    const best = candidatesFor(remote)[0]
    const job = underWay.get(remote)
    const news = best?.ref !== known.get(remote)
    known.set(remote, best?.ref)
    // What failed is tried again at its own pace (`healFailed`); another release at once.
    if (state?.status === 'failed') return news && best ? void bringArea(remote) : undefined
    if (state?.status !== 'ready' || job?.ref === best?.ref) return
    if (best && best.ref !== state.release) return void begin(remote, best)
    job?.cancel()
    underWay.delete(remote)
    if (!best && newestOf(knowledge).revoked.includes(state.release)) showFailed(remote)
  }

  return {
    swaps: () => swaps,
    consider: () => {
      for (const remote of Object.keys(areas)) considerOne(remote)
      refreshRoutes()
    },
    leave: (remote, ref) => {
      const staged = areas[remote]?.next?.release === ref
      if (staged) unstageArea(remote)
      if (areas[remote]?.release !== ref) return considerOne(remote)
      underWay.get(remote)?.cancel()
      underWay.delete(remote)
      void fallBack(remote, ref)
    },
  }

  async function fallBack(remote: string, from: string): Promise<void> {
    const end = knowledge.clock() + limits.remote
    for (const candidate of candidatesFor(remote)) {
      const left = end - knowledge.clock()
      if (candidate.ref === from || !releaseOf(candidate.ref) || left <= 0) continue
      if (!isWarm(candidate.ref)) showLoading(remote)
      const area = await tryRelease(candidate, left)
      if (area) return put(remote, candidate.ref, area)
    }
    showFailed(remote)
  }
}
