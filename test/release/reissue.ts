import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { Version } from '@companion/release-protocol/releaseRef'
import { readRelease } from '@companion/releases/publishRelease'
import { sha384 } from '@companion/releases/stores/hash'

export interface Reissue {
  readonly version: string
  readonly build: string
  /** Edits a file: takes its name and text, and returns the new text. */
  readonly edit?: (file: string, text: string) => string
  readonly release?: (release: ReleaseDocument) => ReleaseDocument
}

/**
 * Derives another release from a built one in milliseconds. The result differs like a build of changed
 * sources: it has its own container name, other class names, and new hashes throughout.
 */
export async function reissue(folder: string, parent: string, changes: Reissue): Promise<string> {
  const { release } = await readRelease(folder)
  const { version, build, edit = (_, text) => text } = changes
  const container = `${release.remote}_${version}_${build}`.replace(/\W/g, '_')
  const target = join(parent, release.remote === shellName ? '' : 'r', release.remote, `${version}-${build}`)
  await mkdir(target, { recursive: true })

  const texts = new Map<string, string>()
  for (const file of (await readdir(folder)).filter((name) => name in release.files)) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(release.mf.name, container)
    texts.set(file, edit(file, text))
  }
  // The entry contains the hashes of all other files, some through a language's first file and the languages
  // file. So the files are rehashed in this order. The entry's own hash is in release.json.
  const holders = [/^texts-(?!en)/, /^languages\.json$/, RegExp(`^${release.mf.entry}$`)]
  const rank = (file: string) => holders.findIndex((holder) => holder.test(file))
  const files = [...texts.keys()].toSorted((one, other) => rank(one) - rank(other))
  for (const file of files)
    for (const holder of files.filter((one) => rank(one) > rank(file)))
      texts.set(holder, texts.get(holder)!.replaceAll(release.files[file]!.i, sha384(texts.get(file)!)))

  const marks = Object.fromEntries(
    [...texts].map(([file, text]) => [file, { i: sha384(text), n: Buffer.byteLength(text) }]),
  )
  const made = {
    ...release,
    version: version as Version,
    build,
    files: marks,
    mf: { ...release.mf, name: container },
  }
  for (const [file, text] of texts) await writeFile(join(target, file), text)
  const record = changes.release?.(made) ?? made
  await writeFile(join(target, 'release.json'), JSON.stringify(record))
  return target
}
