import { areas } from '../../remotes/remoteStates.ts'
import type { AreaEvent } from '../../remotes/remoteEvents.ts'
import { releaseOf } from '../../remotes/chooseRelease.ts'
import type { ChannelRelease } from '../model/channelDocument.ts'
import type { Candidate } from '../model/select.ts'
import type { Accident } from './uncaughtError.ts'
import { blameFor } from './attributeError.ts'
import { classify, fileOf, isLost } from './classifyFailure.ts'
import { markGood } from './quarantine.ts'
import { note } from './journal.ts'
import { holdAgainst, refresh, type Knowledge } from './releaseState.ts'
import type { Marks } from './startMarkers.ts'
import type { Timings } from './timings.ts'

/** Integrity of a file of a release, as far as the document names it. */
function integrityOf({ path, entry, hot, texts }: ChannelRelease, file: string): string | undefined {
  const all = [entry, ...Object.values(hot).flat(), ...Object.values(texts)]
  return all.find(([name]) => file.endsWith(`/${path}${name}`))?.[1]
}

export interface ReleaseWatch {
  readonly areaEvent: (event: AreaEvent) => void
  readonly accident: (accident: Accident) => void
  readonly failed: (candidate: Candidate, failure: unknown) => Promise<void>
  /** Watches a release that came by a swap longer than one the page began with. */
  readonly putOnProbation: (ref: string) => void
}

interface Outside {
  readonly win: Window
  readonly knowledge: Knowledge
  readonly marks: Marks
  readonly timings: Timings
  readonly leave: (remote: string, ref: string) => void
}

/** Judges releases by what they do on the page, until they have settled. */
export function watchReleases({ win, knowledge, marks, timings, leave }: Outside): ReleaseWatch {
  const { memory, trust } = knowledge
  /** Standing on the page and not yet settled. */
  const trial = new Set<string>()
  const good = new Set<string>()

  const settle = (ref: string) => {
    if (!trial.delete(ref)) return
    good.add(ref)
    marks.clear(ref)
    memory.change((kept) => markGood(kept, ref))
    refresh(knowledge)
    note('good', ref)
  }
  const stand = (ref: string, wait: number) => {
    if (good.has(ref) || trial.has(ref)) return
    marks.set(ref)
    trial.add(ref)
    win.setTimeout(() => settle(ref), wait)
  }
  const hold = (ref: string, what: string, cause: unknown) => {
    trial.delete(ref)
    marks.clear(ref)
    note(what, ref, String(cause))
    holdAgainst(knowledge, ref)
  }
  /** A release that throws before it has settled has failed; one that has settled keeps its own error screen. */
  const fail = (remote: string, ref: string, cause: unknown) => {
    const state = areas[remote]
    if (good.has(ref) || (state?.release !== ref && state?.next?.release !== ref)) return
    hold(ref, 'failed', cause)
    leave(remote, ref)
  }

  const sort = (release: ChannelRelease | undefined, failure: unknown) => {
    const file = fileOf(failure)
    const hash = file && release && integrityOf(release, file)
    return classify(failure, file, hash, win.fetch.bind(win), trust.subtle as SubtleCrypto | undefined)
  }
  /** A file of the release is missing on the page: without a network the screen itself offers to try again. */
  const miss = async (remote: string, ref: string, cause: unknown) => {
    const kind = await sort(releaseOf(ref), cause)
    if (kind === 'network') note(kind, ref, String(cause))
    else fail(remote, ref, cause)
  }

  return {
    areaEvent: ({ remote, release, failure }) => {
      if (failure && isLost(failure.cause)) void miss(remote, release, failure.cause)
      else if (failure) fail(remote, release, failure.cause)
      else if (areas[remote]?.release === release) stand(release, timings.settled)
    },
    accident: (accident) => {
      const blame = blameFor(accident)
      if (blame) fail(blame.remote, blame.ref, blame.cause)
    },
    failed: async ({ ref, release }, failure) => {
      const kind = await sort(release, failure)
      if (kind === 'poison') {
        hold(ref, kind, failure)
        return leave(ref.slice(0, ref.indexOf('@')), ref)
      }
      marks.clear(ref)
      note(kind, ref, String(failure))
    },
    putOnProbation: (ref) => stand(ref, timings.probation),
  }
}
