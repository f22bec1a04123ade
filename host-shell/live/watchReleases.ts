import { areas } from '../federation/areas.ts'
import { onAreaEvent } from '../federation/areaEvents.ts'
import type { Witness } from '../federation/witness.ts'
import type { ChannelRelease } from '../release/document.ts'
import type { Candidate } from '../release/select.ts'
import { classify, fileOf } from './failures.ts'
import { clearMark, markGood, markStart } from './health.ts'
import { note } from './journal.ts'
import { holdAgainst, refresh, type Knowledge } from './knowledge.ts'
import type { Timings } from './timings.ts'

/** Integrity of a file of a release, as far as the document names it. */
function integrityOf({ path, entry, hot, texts }: ChannelRelease, file: string): string | undefined {
  const all = [entry, ...Object.values(hot).flat(), ...Object.values(texts)]
  return all.find(([name]) => file.endsWith(`/${path}${name}`))?.[1]
}

/** A mistake in the code, not a request that failed and was not caught. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

export interface ReleaseWatch {
  readonly witness: Witness
  /** Watches a release that came by a swap longer than one the page began with. */
  readonly putOnProbation: (ref: string) => void
  /** Speaks for the page: it is leaving, or out of sight, in good health. */
  readonly absolve: () => void
}

/** Keeps the device's memory of how releases do, from their first line of code until they have settled. */
export function watchReleases(
  win: Window,
  knowledge: Knowledge,
  timings: Timings,
  leave: (remote: string, ref: string) => void,
): ReleaseWatch {
  const { memory, clock, trust } = knowledge
  const marked = new Set<string>()
  /** Standing on the page and not yet settled. */
  const trial = new Set<string>()
  const good = new Set<string>()

  const mark = (ref: string) => {
    if (marked.has(ref) || good.has(ref)) return
    marked.add(ref)
    memory.change((kept) => markStart(kept, ref, clock()))
  }
  const settle = (ref: string) => {
    if (!trial.delete(ref)) return
    good.add(ref)
    memory.change((kept) => markGood(kept, ref))
    refresh(knowledge)
    note('good', ref)
  }
  const stand = (ref: string, wait: number) => {
    if (good.has(ref) || trial.has(ref)) return
    mark(ref)
    trial.add(ref)
    win.setTimeout(() => settle(ref), wait)
  }
  /** A release that throws before it has settled has failed; one that has settled keeps its own error screen. */
  const fail = (remote: string, ref: string, cause: unknown) => {
    const state = areas[remote]
    if (good.has(ref) || (state?.release !== ref && state?.next?.release !== ref)) return
    trial.delete(ref)
    marked.delete(ref)
    note('failed', ref, String(cause))
    holdAgainst(knowledge, ref)
    leave(remote, ref)
  }

  onAreaEvent(({ remote, release, failure }) => {
    if (failure) fail(remote, release, failure.cause)
    else if (areas[remote]?.release === release) stand(release, timings.settled)
  })
  const blame = (where: string, cause: unknown) => {
    const [, remote, short] = /\/r\/([\w-]+)\/([\w.-]+)\//.exec(where) ?? []
    if (remote && short) fail(remote, `${remote}@${short}`, cause)
  }
  win.addEventListener('error', ({ filename, error, message }) => {
    blame(`${filename} ${(error as Error | null)?.stack ?? ''}`, message)
  })
  win.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnFault(reason)) blame(reason.stack ?? '', reason)
  })

  const witness: Witness = {
    starting: ({ ref }) => mark(ref),
    // Loaded is not yet on the page: were the web view killed now, this release need not be why.
    loaded: ({ ref }) => {
      if (areas[ref.slice(0, ref.indexOf('@'))]?.status === 'loading' || trial.has(ref)) return
      marked.delete(ref)
      memory.change((kept) => clearMark(kept, ref))
    },
    failed: async ({ ref, release }: Candidate, failure) => {
      const file = fileOf(failure)
      const hash = file && integrityOf(release, file)
      const kind = await classify(
        failure,
        file,
        hash,
        win.fetch.bind(win),
        trust.subtle as SubtleCrypto | undefined,
      )
      marked.delete(ref)
      note(kind, ref, String(failure))
      if (kind === 'poison') holdAgainst(knowledge, ref)
      else memory.change((kept) => clearMark(kept, ref))
    },
    pardon: (remote) => {
      memory.change(({ aside }) => {
        for (const ref of Object.keys(aside)) if (ref.startsWith(`${remote}@`)) delete aside[ref]
      })
      refresh(knowledge)
    },
  }
  return {
    witness,
    putOnProbation: (ref) => stand(ref, timings.probation),
    absolve: () =>
      memory.change((kept) => {
        for (const ref of marked) clearMark(kept, ref)
      }),
  }
}
