import type { FileIntegrity, KnownRelease } from '@companion/release-protocol/channelDocument'

/** The files a release needs for a route's screen, except its texts. */
export const filesFor = ({ entry, hot }: KnownRelease, route: string): readonly FileIntegrity[] => [
  entry,
  ...(hot['./area'] ?? []),
  ...(hot[route] ?? []),
]

/**
 * Whether every document lists the files of a route's own screen. There isn't room for all routes: it lists
 * screens that request data and aren't opened from the menu.
 */
export const isNamed = ({ first, layout }: KnownRelease['routes'][number]): boolean =>
  first !== undefined && !layout
