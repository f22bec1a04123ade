import type { Brand } from '@companion/shared/brand/brand'
import { brands } from '../brands/brands.ts'
import type { PageConfig } from '../boot/bootData.ts'
import type { DocumentParts } from '../build/buildPackage.ts'
import { brandValues } from '../prerender/brandValues.ts'
import { prerender, screenMark, screenName, type Prerendered } from '../prerender/prerender.ts'
import type { Words, WordsRoute } from '../prerender/words.ts'
import type { ChannelDocument, ChannelRemote } from '../releases/model/channelDocument.ts'
import { prune } from '../releases/publish/plans/edit.ts'
import { prerendered } from './documentLanguages.ts'
import { pageRenderer, type DocumentWords } from './document.ts'
import { fileOfPath } from './pathPatterns.ts'

/** The embedded release document with what everybody gets alone: no rollout and no condition decides the words. */
function forEverybody(embedded: string): { readonly text: string; readonly document: ChannelDocument } {
  const { p, ...envelope } = JSON.parse(embedded) as { readonly p: string }
  const document = JSON.parse(p) as ChannelDocument
  const plain = ({ rules, ...plan }: ChannelRemote): ChannelRemote => ({
    ...plan,
    rules: rules.filter(({ when, roll }) => !when && !roll),
  })
  const remotes = Object.fromEntries(
    Object.entries(document.remotes).map(([name, plan]) => [name, plain(plan)]),
  )
  const plainDocument = prune({ ...document, remotes })
  return { text: JSON.stringify({ p: JSON.stringify(plainDocument), ...envelope }), document: plainDocument }
}

const routesOf = ({ releases }: ChannelDocument): WordsRoute[] =>
  Object.entries(releases).flatMap(([ref, { routes = [] }]) =>
    routes.map(({ path, open }) => ({ remote: ref.slice(0, ref.indexOf('@')), path, open })),
  )

interface Site {
  readonly parts: DocumentParts
  readonly embedded: string
  readonly site: string
  readonly store: string | undefined
  readonly config: PageConfig
}

const languagesOf = ({ languages }: Brand) => languages.filter((lang) => prerendered.includes(lang))

/** The words of the screens that a site's releases have for everybody. */
export function prerenderSite({ parts, embedded, site, store, config }: Site): Promise<Prerendered> {
  const { text, document } = forEverybody(embedded)
  const empty = { screen: screenMark, lang: 'en', html: '<div data-words></div>', sheet: '' }
  return prerender({
    site,
    store,
    shell: JSON.stringify(parts),
    releases: Object.fromEntries(
      Object.entries(document.releases).map(([ref, { rel }]) => [
        ref.slice(0, ref.indexOf('@')),
        `${ref} ${rel}`,
      ]),
    ),
    routes: routesOf(document),
    pages: brands.map((brand) => ({
      brand: brand.id,
      values: brandValues(brand),
      host: brand.hosts[0] ?? 'localhost',
      html: pageRenderer(parts, text, config, { brands: [brand] })(empty).html,
      languages: languagesOf(brand),
    })),
  })
}

/** The file of a screen's document below its brand's folder. */
export const screenFile = ({ lang, path }: Pick<Words, 'lang' | 'path'>): string => lang + fileOfPath(path)

/** What a document is to bring of a screen's words. */
export const documentWords = (brand: string, words: Words, sheets: Prerendered['sheets']): DocumentWords => ({
  screen: screenName(words, brand),
  lang: words.lang,
  html: words.html,
  sheet: sheets[words.path] ?? '',
  files: words.late,
})
