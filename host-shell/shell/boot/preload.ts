import type {
  FileIntegrity,
  KnownDocument,
  KnownRelease,
  Integrity,
} from '@companion/release-protocol/channelDocument'
import type { ReleaseRef, ShortRef } from '@companion/release-protocol/releaseRef'

type LastGood = Readonly<Record<string, readonly ShortRef[] | undefined>>

/**
 * Returns the newest stored channel document, unverified, and the last known good releases. They only decide
 * what is downloaded, never what runs.
 */
export function rememberedReleases(own: KnownDocument): { document: KnownDocument; lkg: LastGood } {
  try {
    const { envelope, lkg } = JSON.parse(localStorage.getItem('companion.releases')!) as {
      envelope: string
      lkg: LastGood
    }
    const kept = JSON.parse((JSON.parse(envelope) as { p: string }).p) as KnownDocument
    const later = kept.epoch - own.epoch || kept.seq - own.seq
    return { document: later > 0 ? kept : own, lkg }
  } catch {
    return { document: own, lkg: {} }
  }
}

/**
 * Guesses the release to download before the shell's script arrives: the last known good one, or otherwise
 * the one in the catch-all rule. None of it runs until the shell has made the actual choice (`select.ts`).
 */
export function likelyRelease(doc: KnownDocument, remote: string, lkg?: ShortRef): KnownRelease | undefined {
  const good: ReleaseRef = `${remote}@${lkg}`
  const known = doc.releases[good]
  const base = doc.remotes[remote]?.rules.find((rule) => !rule.when && !rule.roll)
  return known && !doc.revoked.includes(good) ? known : base && doc.releases[`${remote}@${base.use}`]
}

/** The translation and title files of a release or of the shell. */
export type WithWords = Pick<KnownRelease, 'mf' | 'texts' | 'languages'> &
  Partial<Pick<KnownRelease, 'titlesIn'>>

/** Returns the name of a release's translation file in a language (`writtenIn`). */
export const wordsFile = (lang: string): string => `texts-${lang}-json.js`

/**
 * Adds the file names of the page's language to embedded releases, because the HTML document lists their
 * hashes separately.
 */
export function nameFiles(carried: readonly WithWords[], lang: string): void {
  for (const { mf, texts, titlesIn = {} } of carried)
    for (const [files, file] of [
      [texts, wordsFile(lang)],
      [titlesIn, `titles-${lang}.json`],
    ] as const) {
      const hash = companion.hashes[`${mf}/${file}`]
      if (hash) (files as Record<string, FileIntegrity>)[lang] = [file, hash]
    }
}

/**
 * Preloads a file. The attributes must equal those of the later load, otherwise the file is downloaded twice.
 */
export function preload(url: string, integrity: Integrity): HTMLLinkElement {
  const as = url.endsWith('.css') ? 'style' : 'script'
  const link = { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: url }
  return document.head.appendChild(Object.assign(document.createElement('link'), link))
}

/**
 * Preloads a release's translations. Takes one more round trip if the release contains only the URL of the
 * hash list.
 */
export function preloadWords(folder: string, { texts, languages }: WithWords, lang: string): void {
  const words = texts[lang]
  if (words) preload(folder + words[0], words[1])
  else
    fetch(folder + languages[0], { integrity: languages[1] })
      .then((answer) => answer.json() as Promise<Readonly<Record<string, Integrity>>>)
      .then((hashes) => preload(folder + wordsFile(lang), hashes[wordsFile(lang)]!))
      // On failure, the container loader requests both files itself.
      .catch(() => {})
}
