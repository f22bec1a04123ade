import type { FileIntegrity, KnownRelease } from '@companion/release-protocol/channelDocument'

/** Returns the files that a release needs for a route's screen, except its translations. */
export const filesFor = ({ entry, hot }: KnownRelease, route: string): readonly FileIntegrity[] => [
  entry,
  ...(hot['./area'] ?? []),
  ...(hot[route] ?? []),
]

/**
 * Returns true if every HTML document lists the files of a route's own screen. There isn't room for all
 * routes, so only screens are listed that request data and aren't opened from the menu.
 */
export const isNamed = ({ first, layout }: KnownRelease['routes'][number]): boolean =>
  first !== undefined && !layout
