import type { HashedFile, KnownRelease } from '../releases/model/channelDocument.ts'

/** The files that a release needs for the screen of a route, but its words. */
export const filesFor = ({ entry, hot }: KnownRelease, route: string): readonly HashedFile[] => [
  entry,
  ...(hot['./area'] ?? []),
  ...(hot[route] ?? []),
]
