/** One figure of the product alone. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
}

/** Median and quartiles of some values; what lies between two of them is interpolated. */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
  readonly count: number
}

/** @throws when there are no values. */
export function spreadOf(values: readonly number[]): Spread {
  if (!values.length) throw new Error('nothing was measured')
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number): number => {
    const place = (sorted.length - 1) * part
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
    return below + (above - below) * (place - Math.floor(place))
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75), count: values.length }
}

/** A median in terms of another; undefined where that one is 0. */
export const ratioOf = (one: Spread, base: Spread | undefined): number | undefined =>
  base && base.median > 0 ? one.median / base.median : undefined

/**
 * Round trips after the document, from the time at which something was there (ms) on a server that holds every answer back
 * by `delay` ms: the document itself takes the first.
 */
export const hopsAfterDocument = (ms: number, delay: number): number => Math.floor(ms / delay) - 1
