import type { ChannelRelease, ReleaseRecord } from './channelDocument.ts'
import { parseEnvelope, parseJson } from './envelope.ts'
import { releaseRecord } from './shapes.ts'

/** Reads `release.sig.json` as channels carry it, not yet believed; undefined when it is none. */
export function parseSignedRelease(source: string): ChannelRelease | undefined {
  const envelope = parseEnvelope(source)
  const record = parseJson(envelope?.p ?? '')
  return envelope && releaseRecord(record) ? { ...(record as ReleaseRecord), s: envelope.s } : undefined
}
