export const chances = ['drop', 'duplicate', 'late', 'malformed', 'throw', 'gone', 'hide', 'reload'] as const

/**
 * The probabilities of a call's faults, from 0 to 1. The app never answers (`drop`), answers twice
 * (`duplicate`), answers after the timeout (`late`) or with an unreadable message (`malformed`), or throws
 * (`throw`, or `gone` as if the web view no longer existed). `hide` hides the page for 5 s, as a system
 * dialog does. `reload` simulates a reload during the call: the answer has an id of the earlier page load,
 * and this one gets no answer.
 */
export type Faults = { readonly [chance in (typeof chances)[number]]?: number } & {
  /** The delay of the answer in milliseconds, or a range of delays. */
  readonly latencyMs?: number | readonly [least: number, most: number]
}

/** The faults of one call. */
export type RolledFaults = ReturnType<typeof rollFaults>

/**
 * Rolls the faults of one call. It always rolls for every fault, because a skipped roll would change the
 * random numbers of the faults after it.
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

/** Creates a seeded random generator (mulberry32), so that faults are reproducible. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
