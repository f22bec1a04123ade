import type { ChannelRelease, ReleaseDocument, ReleaseRecord } from './channelDocument.ts'
import { parseEnvelope, tryParseJson } from './envelope.ts'
import {
  container,
  count,
  file,
  integrity,
  like,
  list,
  name,
  needs,
  oneOf,
  optional,
  record,
  routes,
  shape,
  table,
  text,
} from './shapes.ts'

const release = shape({
  t: oneOf('release'),
  remote: name,
  version: like(/^\d[\w.-]{0,60}$/),
  build: like(/^[0-9A-Za-z]{1,20}$/),
  mf: shape({ name: container, type: oneOf('global'), entry: file }),
  files: table(shape({ i: integrity, n: count }), file),
  exposes: table(shape({ js: list(file), css: list(file) })),
  titles: file,
  routes,
  boot: optional(oneOf('strict', 'lkg-first')),
  needs,
  src: table(text),
})

/** Whether a parsed value is a release.json. */
export const isReleaseDocument = (value: unknown): value is ReleaseDocument => release(value)

const releaseRecord = shape(record)

/** Reads `release.sig.json` as channels carry it, not verified; undefined when malformed. */
export function parseSignedRelease(source: string): ChannelRelease | undefined {
  const envelope = parseEnvelope(source)
  const record = tryParseJson(envelope?.p ?? '')
  return envelope && releaseRecord(record) ? { ...(record as ReleaseRecord), s: envelope.s } : undefined
}
