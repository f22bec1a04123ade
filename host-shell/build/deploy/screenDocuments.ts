import { brands } from '@companion/shared/brand/brands'
import type { DocumentParts } from '../documentParts.ts'
import { prerender, screenName, type Prerendered } from '../prerender/prerender.ts'
import type { PrerenderedScreen } from '../prerender/screens.ts'
import type { ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import { prune } from '@companion/releases/edits/edit'
import { prerendered } from './documentLanguages.ts'
import type { DocumentScreen } from './document.ts'
import { fileOfPath } from './pathPatterns.ts'

/**
 * Returns the embedded channel document with only the releases that everyone gets, without rollouts and
 * conditions.
 */
function forEverybody(embedded: string): ChannelDocument {
  const { p } = JSON.parse(embedded) as { readonly p: string }
  const document = JSON.parse(p) as ChannelDocument
  const plain = ({ rules, ...plan }: ChannelRemote): ChannelRemote => ({
    ...plan,
    rules: rules.filter(({ when, roll }) => !when && !roll).slice(0, 1),
    fallback: [],
  })
  const remotes = Object.fromEntries(
    Object.entries(document.remotes).map(([name, plan]) => [name, plain(plan)]),
  )
  return prune({ ...document, remotes })
}

interface Site {
  readonly parts: DocumentParts
  readonly embedded: string
  readonly site: string
  readonly store: string | undefined
}

/** Prerenders the screens of the releases that everyone gets. */
export const prerenderSite = ({ parts, embedded, site, store }: Site): Promise<Prerendered> =>
  prerender({
    folder: site,
    store,
    frame: parts.frame.url,
    document: forEverybody(embedded),
    brands,
    languages: prerendered,
  })

/** Returns the file of a screen's document, relative to its brand's folder. */
export const screenFile = ({ lang, path }: Pick<PrerenderedScreen, 'lang' | 'path'>): string =>
  lang + fileOfPath(path)

/** Returns a screen as its document includes it. */
export const documentScreen = (screen: PrerenderedScreen, sheets: Prerendered['sheets']): DocumentScreen => ({
  name: screenName(screen),
  lang: screen.lang,
  html: screen.html,
  sheet: sheets[screen.path] ?? '',
  files: screen.late,
  formats: screen.formats,
})
