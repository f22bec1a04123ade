import * as limits from '@companion/shared/limits'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import type { Tokens } from '@companion/shared/session/tokens'
import type { Tools } from './tools.ts'
import type { OpenedReleases } from '../releases/openReleases.ts'

// From the shell's script to the first screen, as a pure machine: one wait after the other, each over with its work or
// after its limit. The boot script sends `late` after `limits.remote`. `start.tsx` carries out the effects.

export interface BootResults {
  /** QA tools, where the address asks for them and the channel allows it. */
  readonly tools: Tools | undefined
  readonly app: SessionApp | null
  readonly releases: OpenedReleases
  /** Text of the newest release document; null when the server has none. */
  readonly document: string | null
  /** The releases of this page are chosen; tokens of a fake session, for an isolated remote. */
  readonly choice: Tokens | undefined
  readonly texts: void
  readonly styles: void
  readonly events: void
}
export type Wait = keyof BootResults

interface WaitRule {
  readonly wait: Wait
  /** After so many milliseconds, or when it fails, the page goes on without. Absent: the first screen needs it. */
  readonly limit?: (results: Partial<BootResults>) => number
  readonly type?: 'createSession' | 'enterRoute' | 'show'
}

export const waits: readonly WaitRule[] = [
  { wait: 'tools', limit: () => limits.chunk },
  { wait: 'app', limit: () => limits.bridge, type: 'createSession' },
  { wait: 'releases' },
  // By the policy of the remote that the address opens; most wait for none.
  { wait: 'document', limit: ({ releases }) => releases?.documentLimit ?? 0 },
  { wait: 'choice', type: 'enterRoute' },
  { wait: 'texts' },
  { wait: 'styles' },
  { wait: 'events', limit: () => limits.chunk, type: 'show' },
]

export interface BootState {
  readonly status: 'waiting' | 'shown' | 'failed'
  readonly at: number
  /** The failure page is on show; a first screen that comes after all takes its place. */
  readonly failurePage: boolean
  readonly results: Partial<BootResults>
}

export type BootEvent =
  | { readonly type: 'ended'; readonly wait: Wait; readonly result: unknown }
  | { readonly type: 'failed' | 'timedOut'; readonly wait: Wait }
  /** `late`: the page has taken longer than its own limit. `threw`: an effect has thrown. */
  | { readonly type: 'late' | 'threw'; readonly wait?: undefined }

export type BootEffect =
  | { readonly type: 'start'; readonly wait: Wait; readonly limit: number | undefined }
  | { readonly type: 'createSession' | 'enterRoute' | 'show' | 'showFailure' }

export type BootStep = readonly [BootState, readonly BootEffect[]]

const begin = (state: BootState): BootEffect => {
  const { wait, limit } = waits[state.at]!
  return { type: 'start', wait, limit: limit?.(state.results) }
}

const first: BootState = { status: 'waiting', at: 0, failurePage: false, results: {} }

export const firstStep: BootStep = [first, [begin(first)]]

/** What an event makes of the state, and what the page is to do about it. What ends after its limit changes nothing. */
export function step(state: BootState, event: BootEvent): BootStep {
  const { status, at, failurePage, results } = state
  const { wait, limit, type } = waits[at] ?? {}
  const fails = event.type === 'threw' || (event.type === 'failed' && !limit)
  const isCurrent = status === 'waiting' && (event.wait ?? wait) === wait
  if (!isCurrent && event.type !== 'threw') return [state, []]
  if (fails || event.type === 'late')
    return [
      { ...state, failurePage: true, status: fails ? 'failed' : status },
      failurePage ? [] : [{ type: 'showFailure' }],
    ]
  const over = at + 1 === waits.length
  const next: BootState = {
    ...state,
    status: over ? 'shown' : status,
    at: at + 1,
    results: event.type === 'ended' ? { ...results, [event.wait]: event.result } : results,
  }
  return [next, [...(type ? [{ type }] : []), ...(over ? [] : [begin(next)])]]
}
