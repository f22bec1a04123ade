import * as limits from '@companion/shared/limits'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import type { Tokens } from '@companion/shared/session/tokens'
import type { Tools } from './tools.ts'
import type { OpenedReleases } from '../releases/openReleases.ts'

// From the shell's script to the first screen, as a pure state machine: one wait after the other, each ending
// with its result or at its limit. The boot script sends `late` after `limits.remote`. `start.tsx` carries
// out the effects.

export interface BootResults {
  /** QA tools, if the address requests them and the channel allows them. */
  readonly tools: Tools | undefined
  readonly app: SessionApp | null
  readonly releases: OpenedReleases
  /** Text of the newest release document; null if the server has none. */
  readonly document: string | null
  /**
   * Resolves once this page's releases are chosen; holds the tokens of a fake session for an isolated remote.
   */
  readonly choice: Tokens | undefined
  readonly texts: void
  readonly styles: void
  readonly events: void
}
export type Wait = keyof BootResults

interface WaitRule {
  readonly wait: Wait
  /**
   * After this many milliseconds, or on failure, the page continues without the result. If absent, the first
   * screen needs it.
   */
  readonly limit?: (results: Partial<BootResults>) => number
  readonly type?: 'createSession' | 'enterRoute' | 'show'
}

export const waits: readonly WaitRule[] = [
  { wait: 'tools', limit: () => limits.chunk },
  { wait: 'app', limit: () => limits.bridge, type: 'createSession' },
  { wait: 'releases' },
  // Depends on the policy of the address's remote; most don't wait.
  { wait: 'document', limit: ({ releases }) => releases?.documentLimit ?? 0 },
  { wait: 'choice', type: 'enterRoute' },
  { wait: 'texts' },
  { wait: 'styles' },
  { wait: 'events', limit: () => limits.chunk, type: 'show' },
]

export interface BootState {
  readonly status: 'waiting' | 'shown' | 'failed'
  readonly at: number
  /** The failure page is visible; a late first screen replaces it. */
  readonly failurePage: boolean
  readonly results: Partial<BootResults>
}

export type BootEvent =
  | { readonly type: 'ended'; readonly wait: Wait; readonly result: unknown }
  | { readonly type: 'failed' | 'timedOut'; readonly wait: Wait }
  /** `late`: the page start has timed out. `threw`: an effect has thrown. */
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

/** Returns the next state and the effects to run. A result after its limit changes nothing. */
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
