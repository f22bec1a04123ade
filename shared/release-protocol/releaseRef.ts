/** A release's name: `weather@1.2.0-abcd`. */
export type ReleaseRef = `${string}@${string}`

/** A release's version starts with a digit, so that its short name cannot be mistaken for a hash. */
export type Version = `${number}${string}`

/** A release's name within its remote: `1.2.0-abcd`. */
export type ShortRef = `${Version}-${string}`

/** The parts of a release's name. */
export interface Ref {
  readonly remote: string
  readonly version: Version
  readonly build: string
}

/** Returns `weather` from `weather@1.2.0-abcd`. */
export const remoteOf = (ref: ReleaseRef): string => ref.slice(0, ref.indexOf('@'))

/** Returns `1.2.0-abcd` from `weather@1.2.0-abcd`. */
export const shortOf = (ref: ReleaseRef | ShortRef): ShortRef => ref.slice(ref.indexOf('@') + 1) as ShortRef

/** Returns `1.2.0` from `weather@1.2.0-abcd` or from `1.2.0-abcd`. The version itself may contain dashes. */
export const versionOf = (ref: ReleaseRef | ShortRef): string => {
  const short = shortOf(ref)
  return short.slice(0, short.lastIndexOf('-'))
}

/** Returns a release's full name. */
export const refOf = (remote: string, short: ShortRef): ReleaseRef => `${remote}@${short}`

/**
 * Parses a full name. Returns undefined if it's malformed. The pattern allows no slashes, so a path made from
 * the name stays in its folder.
 */
export function parseRef(text: string): Ref | undefined {
  const match = /^([a-z][a-z0-9-]*)@(\d+(?:\.\d+)*(?:-[0-9A-Za-z.]+)*)-([0-9A-Za-z]+)$/.exec(text)
  return match ? { remote: match[1]!, version: match[2] as Version, build: match[3]! } : undefined
}
