import { tryParseJson } from '@companion/shared/platform/json'
import { sha256 } from './stores/hash.ts'
import type {
  ChannelDocument,
  ChannelRelease,
  FileIntegrity,
} from '@companion/release-protocol/channelDocument'
import type { Envelope } from '@companion/release-protocol/envelope'
import { isReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { embeddedDocument, textsChunk, titlesFile } from './edits/compose.ts'
import { UsageError } from './edits/usageError.ts'
import type { Store } from './stores/store.ts'

type ReadFrom = Pick<Store, 'read' | 'where'>

/**
 * Returns a release with the hashes of its texts and titles in all languages. They come from `release.json`,
 * so it throws if that file isn't the signed one.
 */
async function inAllLanguages(store: ReadFrom, release: ChannelRelease): Promise<ChannelRelease> {
  const key = `${release.path}release.json`
  const bytes = await store.read(key)
  const found = bytes && tryParseJson(new TextDecoder().decode(bytes))
  if (!bytes || sha256(bytes) !== release.rel || !isReleaseDocument(found))
    throw new UsageError(`${key} in ${store.where} is ${bytes ? 'damaged' : 'missing'}`)
  const byLanguage = (name: RegExp): Readonly<Record<string, FileIntegrity>> =>
    Object.fromEntries(
      Object.entries(found.files).flatMap(([file, { i }]): [string, FileIntegrity][] => {
        const [, lang] = name.exec(file) ?? []
        return lang ? [[lang, [file, i]]] : []
      }),
    )
  return { ...release, texts: byLanguage(textsChunk), titlesIn: byLanguage(titlesFile) }
}

/**
 * Returns a channel's embedded document (`embeddedDocument`) with the hashes of all languages. Each HTML
 * document refers to the first files of its own language, so it needs their hashes.
 */
export async function embeddedFrom(
  store: ReadFrom,
  document: ChannelDocument,
  root: Envelope,
): Promise<string> {
  const { p, ...envelope } = JSON.parse(embeddedDocument(document, root)) as { readonly p: string }
  const embedded = JSON.parse(p) as ChannelDocument
  const releases = await Promise.all(
    Object.entries(embedded.releases).map(
      async ([ref, release]) => [ref, await inAllLanguages(store, release)] as const,
    ),
  )
  const whole = { ...embedded, releases: Object.fromEntries(releases) }
  return JSON.stringify({ p: JSON.stringify(whole), ...envelope })
}
