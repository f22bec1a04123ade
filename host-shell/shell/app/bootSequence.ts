import * as limits from '@companion/shared/limits'
import type { SessionApp } from '@companion/shared/session/sessionDeps'
import type { Tokens } from '@companion/shared/session/tokens'
import type { Tools } from './tools.ts'
import type { OpenedReleases } from '../releases/openReleases.ts'

// A pure state machine for the time from the start of the shell's script to the first screen. It runs one
// wait after the other. Each wait ends with its result or with its timeout. The boot script sends `late`
// after `limits.remote`. `start.tsx` runs the effects.

export interface BootResults {
  /** The QA tools. Undefined if the URL doesn't request them or the channel doesn't allow them. */
  readonly tools: Tools | undefined
  readonly app: SessionApp | null
  readonly releases: OpenedReleases
  /** Text of the newest channel document. Null if the server has none. */
  readonly document: string | null
  /**
   * Resolves once the page's releases are selected. Contains the tokens of a fake session if a remote runs in
   * isolation.
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
   * Timeout in milliseconds. After it, or if the wait fails, the page continues without the result. If
   * absent, the first screen needs the result, so a failure shows the failure page.
   */
  readonly limit?: (results: Partial<BootResults>) => number
  readonly type?: 'createSession' | 'enterRoute' | 'show'
}

export const waits: readonly WaitRule[] = [
  { wait: 'tools', limit: () => limits.chunk },
  { wait: 'app', limit: () => limits.bridge, type: 'createSession' },
  { wait: 'releases' },
  // The timeout depends on the release policy of the route's remote. For most remotes it's 0.
  { wait: 'document', limit: ({ releases }) => releases?.documentLimit ?? 0 },
  { wait: 'choice', type: 'enterRoute' },
  { wait: 'texts' },
  { wait: 'styles' },
  { wait: 'events', limit: () => limits.chunk, type: 'show' },
]

export interface BootState {
  readonly status: 'waiting' | 'shown' | 'failed'
  readonly at: number
  /** The failure page is visible. A first screen that arrives late replaces it. */
  readonly failurePage: boolean
  readonly results: Partial<BootResults>
}

export type BootEvent =
  | { readonly type: 'ended'; readonly wait: Wait; readonly result: unknown }
  | { readonly type: 'failed' | 'timedOut'; readonly wait: Wait }
  /** `late`: the page has taken longer than `limits.remote` to start. `threw`: an effect has thrown. */
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

/** Returns the next state and the effects to run. Ignores a result that arrives after its timeout. */
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
