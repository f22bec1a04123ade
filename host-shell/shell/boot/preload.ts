import type { FileIntegrity, KnownDocument, KnownRelease } from '@companion/release-protocol/channelDocument'

type LastGood = Readonly<Record<string, readonly string[] | undefined>>

/** The newest document, not verified here, and what ran well last: they decide what to download, never what to run. */
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
 * The release to download before the shell's script has arrived: what ran well here last, else what everybody gets. A
 * guess: nothing of it runs, and the shell selects for good (`select.ts`).
 */
export function likelyRelease(doc: KnownDocument, remote: string, lkg?: string): KnownRelease | undefined {
  const good = `${remote}@${lkg}`
  const known = doc.releases[good]
  const base = doc.remotes[remote]?.rules.find((rule) => !rule.when && !rule.roll)
  return known && !doc.revoked.includes(good) ? known : base && doc.releases[`${remote}@${base.use}`]
}

/** What a release, or the shell, says of its words and titles. */
export type WithWords = Pick<KnownRelease, 'mf' | 'texts' | 'languages'> &
  Partial<Pick<KnownRelease, 'titlesIn'>>

/** The name of a release's words in a language (`writtenIn`). */
export const wordsFile = (lang: string): string => `texts-${lang}-json.js`

/** Completes releases that the document carries: it brings the hashes of its language's files apart from them. */
export function nameFiles(carried: readonly WithWords[], lang: string): void {
  for (const { mf, texts, titlesIn = {} } of carried)
    for (const [files, file] of [
      [texts, wordsFile(lang)],
      [titlesIn, `titles-${lang}.json`],
    ] as const) {
      const hash = globalThis.companionHashes?.[`${mf}/${file}`]
      if (hash) (files as Record<string, FileIntegrity>)[lang] = [file, hash]
    }
}

/** Downloads a file. The attributes equal the later load's, or the file is downloaded again. */
export function preload(url: string, integrity: string): HTMLLinkElement {
  const as = url.endsWith('.css') ? 'style' : 'script'
  const link = { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href: url }
  return document.head.appendChild(Object.assign(document.createElement('link'), link))
}

/** Downloads a release's words; one round trip later where the page knows only where their hash is. */
export function preloadWords(folder: string, { texts, languages }: WithWords, lang: string): void {
  const words = texts[lang]
  if (words) preload(folder + words[0], words[1])
  else
    fetch(folder + languages[0], { integrity: languages[1] })
      .then((answer) => answer.json() as Promise<Readonly<Record<string, string>>>)
      .then((hashes) => preload(folder + wordsFile(lang), hashes[wordsFile(lang)]!))
      // The loader asks for both itself.
      .catch(() => {})
}
