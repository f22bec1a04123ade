import type { FileIntegrity, KnownRelease } from '@companion/release-protocol/channelDocument'

/** The files that a release needs for the screen of a route, but its words. */
export const filesFor = ({ entry, hot }: KnownRelease, route: string): readonly FileIntegrity[] => [
  entry,
  ...(hot['./area'] ?? []),
  ...(hot[route] ?? []),
]

/**
 * Whether every document names the files of a route's own screen. There is no room for all: it names those of screens that
 * ask for data and are not opened from the menu.
 */
export const isNamed = ({ first, layout }: KnownRelease['routes'][number]): boolean =>
  first !== undefined && !layout
