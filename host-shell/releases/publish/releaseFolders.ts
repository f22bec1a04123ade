import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from '../model/channelDocument.ts'
import { parseJson } from '../model/envelope.ts'
import { isReleaseDocument } from '../model/releaseShape.ts'

/** A release on disk, with the digest of its release.json. */
export interface BuiltRelease {
  readonly folder: string
  readonly release: ReleaseDocument
  readonly digest: string
}

/** `sha256-…` of bytes or text, base64. */
export const digestOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Reads one built release; throws with what to do when release.json is missing or misshapen. */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const source = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new Error(`${folder} has no release.json: build it first (npm run release -- build <remote>)`)
  })
  const release = parseJson(source)
  if (!isReleaseDocument(release))
    throw new Error(`${join(folder, 'release.json')} is not a release document`)
  return { folder, release, digest: digestOf(source) }
}
