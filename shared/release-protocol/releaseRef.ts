/** A release's name: `weather@1.2.0-abcd`. The short form within its remote is `1.2.0-abcd`. */
export interface Ref {
  readonly remote: string
  readonly version: string
  readonly build: string
}

/** `weather` of `weather@1.2.0-abcd`. */
export const remoteOf = (ref: string): string => ref.slice(0, ref.indexOf('@'))

/** `1.2.0-abcd` of `weather@1.2.0-abcd`. */
export const shortOf = (ref: string): string => ref.slice(ref.indexOf('@') + 1)

/** `1.2.0` of `weather@1.2.0-abcd` or of `1.2.0-abcd`; the version may contain dashes. */
export const versionOf = (ref: string): string => {
  const short = shortOf(ref)
  return short.slice(0, short.lastIndexOf('-'))
}

/** The full name of a remote's release. */
export const refOf = (remote: string, short: string): string => `${remote}@${short}`

/**
 * Parses a full name; undefined if it is malformed. The restricted alphabet keeps paths inside their folder.
 */
export function parseRef(text: string): Ref | undefined {
  const match = /^([a-z][a-z0-9-]*)@(\d+(?:\.\d+)*(?:-[0-9A-Za-z.]+)*)-([0-9A-Za-z]+)$/.exec(text)
  return match ? { remote: match[1]!, version: match[2]!, build: match[3]! } : undefined
}
