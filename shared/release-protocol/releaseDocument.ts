import { container, file, integrity, name, needs, routes } from './channelDocument.ts'
import { count, like, list, oneOf, optional, shape, table, type Checked } from './shapes.ts'
import type { Version } from './releaseRef.ts'

/** Whether a parsed value is a release.json. */
export const isReleaseDocument = shape({
  t: oneOf('release'),
  remote: name,
  version: like<Version>(/^\d[\w.-]{0,60}$/),
  build: like(/^[0-9A-Za-z]{1,20}$/),
  mf: shape({ name: container, type: oneOf('global'), entry: file }),
  /** `i`: integrity, `n`: size in bytes. */
  files: table(shape({ i: integrity, n: count }), file),
  exposes: table(shape({ js: list(file), css: list(file) })),
  titles: file,
  /** The file with the hashes of the translations chunks in all languages except English. */
  languages: file,
  routes,
  boot: optional(oneOf('strict')),
  needs,
})

/**
 * `release.json`: the files of one release of a remote. Written last, so a folder that has it is complete.
 */
export type ReleaseDocument = Checked<typeof isReleaseDocument>
