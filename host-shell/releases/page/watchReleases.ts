import { remoteStates } from '../../remotes/remoteStates.ts'
import type { RemoteEvent } from '../../remotes/remoteEvents.ts'
import { releaseOf } from '../../remotes/chooseRelease.ts'
import type { ChannelRelease } from '../model/channelDocument.ts'
import type { Candidate } from '../model/select.ts'
import type { UncaughtError } from './uncaughtError.ts'
import { attributeError } from './attributeError.ts'
import { classifyFailure, failedFile, isLoadFailure } from './classifyFailure.ts'
import { markGood } from './quarantine.ts'
import { note } from './journal.ts'
import { quarantineRelease, updateSelection, type ReleaseState } from './releaseState.ts'
import type { StartMarkers } from './startMarkers.ts'
import type { Timings } from './timings.ts'

/** Integrity of a file of a release, as far as the document names it. */
function integrityOf({ path, entry, hot, texts }: ChannelRelease, file: string): string | undefined {
  const all = [entry, ...Object.values(hot).flat(), ...Object.values(texts)]
  return all.find(([name]) => file.endsWith(`/${path}${name}`))?.[1]
}

export interface ReleaseWatch {
  readonly areaEvent: (event: RemoteEvent) => void
  readonly uncaughtError: (uncaughtError: UncaughtError) => void
  readonly failed: (candidate: Candidate, failure: unknown) => Promise<void>
  /** Watches a release that came by a swap longer than one the page began with. */
  readonly startTrial: (ref: string) => void
}

interface Outside {
  readonly win: Window
  readonly releases: ReleaseState
  readonly markers: StartMarkers
  readonly timings: Timings
  readonly leave: (remote: string, ref: string) => void
}

/** Judges releases by what they do on the page, until they have settled. */
export function watchReleases({ win, releases, markers, timings, leave }: Outside): ReleaseWatch {
  const { memory, trust } = releases
  /** Standing on the page and not yet settled. */
  const trial = new Set<string>()
  const good = new Set<string>()

  const settle = (ref: string) => {
    if (!trial.delete(ref)) return
    good.add(ref)
    markers.clear(ref)
    memory.change((kept) => markGood(kept, ref))
    updateSelection(releases)
    note('good', ref)
  }
  const stand = (ref: string, wait: number) => {
    if (good.has(ref) || trial.has(ref)) return
    markers.set(ref)
    trial.add(ref)
    win.setTimeout(() => settle(ref), wait)
  }
  const hold = (ref: string, what: string, cause: unknown) => {
    trial.delete(ref)
    markers.clear(ref)
    note(what, ref, String(cause))
    quarantineRelease(releases, ref)
  }
  /** A release that throws before it has settled has failed; one that has settled keeps its own error screen. */
  const fail = (remote: string, ref: string, cause: unknown) => {
    const state = remoteStates[remote]
    if (good.has(ref) || (state?.release !== ref && state?.next?.release !== ref)) return
    hold(ref, 'failed', cause)
    leave(remote, ref)
  }

  const sort = (release: ChannelRelease | undefined, failure: unknown) => {
    const file = failedFile(failure)
    const hash = file && release && integrityOf(release, file)
    return classifyFailure(failure, file, hash, win.fetch.bind(win), trust.subtle as SubtleCrypto | undefined)
  }
  /** A file of the release is missing on the page: without a network the screen itself offers to try again. */
  const miss = async (remote: string, ref: string, cause: unknown) => {
    const kind = await sort(releaseOf(ref), cause)
    if (kind === 'network') note(kind, ref, String(cause))
    else fail(remote, ref, cause)
  }

  return {
    areaEvent: ({ remote, release, failure }) => {
      if (failure && isLoadFailure(failure.cause)) void miss(remote, release, failure.cause)
      else if (failure) fail(remote, release, failure.cause)
      else if (remoteStates[remote]?.release === release) stand(release, timings.settled)
    },
    uncaughtError: (uncaughtError) => {
      const attributed = attributeError(uncaughtError)
      if (attributed) fail(attributed.remote, attributed.ref, attributed.cause)
    },
    failed: async ({ ref, release }, failure) => {
      const kind = await sort(release, failure)
      if (kind === 'poison') {
        hold(ref, kind, failure)
        return leave(ref.slice(0, ref.indexOf('@')), ref)
      }
      markers.clear(ref)
      note(kind, ref, String(failure))
    },
    startTrial: (ref) => stand(ref, timings.trial),
  }
}
