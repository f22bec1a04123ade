import { tryParseJson } from '@companion/shared/platform/json'
import { isChannelRelease, type ChannelRelease } from './channelDocument.ts'
import { parseEnvelope } from './envelope.ts'

/** Parses `release.sig.json` into a channel's format. Returns undefined if malformed. Doesn't verify it. */
export function parseSignedRelease(source: string): ChannelRelease | undefined {
  const { p = '', s } = parseEnvelope(source) ?? {}
  const release: unknown = { ...(tryParseJson(p) as object), s }
  return isChannelRelease(release) ? release : undefined
}
