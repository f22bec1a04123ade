/** One measurement of the product alone. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
}

/** Median and quartiles, interpolated between values. */
export interface Spread {
  readonly low: number
  readonly median: number
  readonly high: number
  readonly count: number
}

/** Returns the median and quartiles of values. Throws if there are none. */
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

/** Returns the ratio of two medians, or undefined if the base is 0. */
export const ratioOf = (one: Spread, base: Spread | undefined): number | undefined =>
  base && base.median > 0 ? one.median / base.median : undefined

/**
 * Returns the round trips after the document, from the time (ms) at which something appeared. The server
 * delays every response by `delay` ms. The document itself takes the first round trip.
 */
export const hopsAfterDocument = (ms: number, delay: number): number => Math.floor(ms / delay) - 1
