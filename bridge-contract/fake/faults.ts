/** What may go wrong with a call, each as a probability from 0 to 1, but for the latency. */
export interface Faults {
  /** Milliseconds until the answer, or a range of them. */
  readonly latencyMs?: number | readonly [least: number, most: number]
  /** The app never answers. */
  readonly drop?: number
  /** It answers twice. */
  readonly duplicate?: number
  /** It answers when nobody waits any more. */
  readonly late?: number
  /** It answers with nonsense. */
  readonly malformed?: number
  /** The native method throws. */
  readonly throw?: number
  /** The native object, or the web view, is gone. */
  readonly gone?: number
  /** The page is hidden for 5 s, as by a dialog of the system. */
  readonly hide?: number
  /** The page was loaded anew in mid-call: what comes is the answer to the load before, and none to this one. */
  readonly reload?: number
}

/** What goes wrong with one call. */
export interface Fate {
  readonly delayMs: number
  readonly drop: boolean
  readonly duplicate: boolean
  readonly late: boolean
  readonly malformed: boolean
  readonly throw: boolean
  readonly gone: boolean
  readonly hide: boolean
  readonly reload: boolean
  /** Which nonsense, from 0 to 1. */
  readonly sort: number
}

/** Rolls the fate of one call. Every roll is made whatever the faults, so that adding one does not change the others. */
export function rollFate(faults: Faults, random: () => number): Fate {
  const happens = (chance = 0) => random() < chance
  const { latencyMs = 0 } = faults
  const [least, most] = typeof latencyMs === 'number' ? [latencyMs, latencyMs] : latencyMs
  return {
    delayMs: Math.round(least + random() * (most - least)),
    drop: happens(faults.drop),
    duplicate: happens(faults.duplicate),
    late: happens(faults.late),
    malformed: happens(faults.malformed),
    throw: happens(faults.throw),
    gone: happens(faults.gone),
    hide: happens(faults.hide),
    sort: random(),
    reload: happens(faults.reload),
  }
}
