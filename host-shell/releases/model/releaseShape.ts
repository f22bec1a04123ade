import type { ReleaseDocument } from './channelDocument.ts'
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
