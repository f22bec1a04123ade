import { cataloguesFor } from '@companion/shared/texts/languages'
import type { HashedFile, KnownDocument, KnownRelease } from '../releases/model/channelDocument.ts'

type LastGood = Readonly<Record<string, readonly string[] | undefined>>

/** The newest document, not verified here, and what ran well last: they decide what to download, never what to run. */
export function rememberedReleases(own: KnownDocument): { document: KnownDocument; lkg: LastGood } {
  try {
    const { envelope, lkg } = JSON.parse(localStorage.getItem('companion.releases') ?? '{}') as {
      envelope: string
      lkg: LastGood
    }
    const kept = JSON.parse((JSON.parse(envelope) as { p: string }).p) as KnownDocument
    const later = kept.epoch === own.epoch ? kept.seq > own.seq : kept.epoch > own.epoch
    return { document: later ? kept : own, lkg }
  } catch {
    return { document: own, lkg: {} }
  }
}

/**
 * The release to download before the shell's script has arrived: what ran well here last, else what everybody gets. A
 * guess: nothing of it runs, and the shell selects for good (`select.ts`).
 */
export function likelyRelease(doc: KnownDocument, remote: string, lkg?: string): KnownRelease | undefined {
  const known = lkg ? doc.releases[`${remote}@${lkg}`] : undefined
  const base = doc.remotes[remote]?.rules.find((rule) => !rule.when && !rule.roll)
  return known && !doc.revoked.includes(`${remote}@${lkg}`)
    ? known
    : base && doc.releases[`${remote}@${base.use}`]
}

/** The files that a release needs for the screen of a route in a language. */
export function filesFor({ entry, hot, texts }: KnownRelease, route: string, lang: string): HashedFile[] {
  const words = cataloguesFor(lang).map((name) => texts[name])
  return [entry, ...(hot['./area'] ?? []), ...(hot[route] ?? []), words.find((file) => file)!].filter(Boolean)
}

/** Downloads a file. The attributes equal the later load's, or the file is downloaded again. */
export function preload(url: string, integrity: string): HTMLLinkElement {
  const as = url.endsWith('.css') ? 'style' : 'script'
  const link = { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: url }
  return document.head.appendChild(Object.assign(document.createElement('link'), link))
}
