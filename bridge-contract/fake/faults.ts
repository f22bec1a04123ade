export const chances = ['drop', 'duplicate', 'late', 'malformed', 'throw', 'gone', 'hide', 'reload'] as const

/**
 * The faults of a call, as probabilities from 0 to 1. The app never answers (`drop`), answers twice
 * (`duplicate`), answers after the timeout (`late`) or with nonsense (`malformed`), throws, or is `gone` with
 * its web view. `hide` hides the page for 5 s, as a system dialog does. With `reload` the page was reloaded
 * during the call: the answer belongs to the earlier load, and this load gets none.
 */
export type Faults = { readonly [chance in (typeof chances)[number]]?: number } & {
  /** Milliseconds until the answer, or a range. */
  readonly latencyMs?: number | readonly [least: number, most: number]
}

/** The faults of one call. */
export type RolledFaults = ReturnType<typeof rollFaults>

/**
 * Rolls the faults of one call. It always rolls for every fault, so that a new
 * option doesn't change the others.
 */
export function rollFaults(faults: Faults, random: () => number) {
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
    /** Selects the malformed answer, from 0 to 1. */
    kind: random(),
    reload: happens(faults.reload),
  }
}

/** A seeded random generator (mulberry32), so that faults are reproducible. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
