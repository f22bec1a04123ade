import type { Brand } from '@companion/shared/brand/brand'
import { brands } from '@companion/shared/brand/brands'
import type { PageConfig } from '@companion/shell/boot/bootData'
import type { DocumentParts } from '../documentParts.ts'
import type { ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import { prune } from '@companion/releases/edits/edit'
import type { Prerendered } from '../prerender/prerender.ts'
import { pageRenderer, type Page } from './document.ts'
import { documentScreen, screenFile } from './screenDocuments.ts'
import type { BuildSettings } from './settings.ts'

/** A document of a site: for the hosts of one brand, or with all brands for every other host. */
export interface BrandDocument {
  readonly file: string
  readonly hosts: readonly string[]
  readonly page: Page
  /** Documents for these hosts with prerendered screens: file in their folder → text. */
  readonly screens: readonly (readonly [file: string, html: string])[]
}

/**
 * The embedded release document as the pages of one brand need it: without rules for other brands and the releases that
 * only those name. What is left of a release stays as it is, because its keys have signed the whole.
 */
export function embeddedFor(embedded: string, brand: string): string {
  const { p, ...envelope } = JSON.parse(embedded) as { readonly p: string }
  const document = JSON.parse(p) as ChannelDocument
  const own = ({ rules, ...plan }: ChannelRemote): ChannelRemote => ({
    ...plan,
    rules: rules.filter(({ when }) => !when?.brand || when.brand.includes(brand)),
  })
  const remotes = Object.fromEntries(
    Object.entries(document.remotes).map(([name, plan]) => [name, own(plan)]),
  )
  return JSON.stringify({ p: JSON.stringify(prune({ ...document, remotes })), ...envelope })
}

const configFor = ({ apiBases, ...config }: PageConfig, { id }: Brand): PageConfig => ({
  ...config,
  apiBase: apiBases?.[id] ?? config.apiBase,
})

/** The folder with the screens' documents that belong to a document: `documents/metawatch` for `documents/metawatch.html`. */
export const screensFolder = (file: string): string =>
  file === 'index.html' ? 'documents/others' : file.replace('.html', '')

/**
 * The documents of a site: first the general one, then one for each brand's hosts. Those of screens have the same
 * headers; the general ones bring the screens of the brand that unknown hosts show.
 */
export function brandDocuments(
  parts: DocumentParts,
  embedded: string,
  { config, origins, hsts }: Pick<BuildSettings, 'config' | 'origins' | 'hsts'>,
  { screens, sheets }: Prerendered = { screens: [], sheets: {} },
): [BrandDocument, ...BrandDocument[]] {
  const languages = [...new Set(screens.map(({ lang }) => lang))].toSorted()
  const policy = { origins, hsts, sheets: [...new Set(Object.values(sheets))], languages }
  const documentOf = (file: string, own: string, pageConfig: PageConfig, brand?: Brand): BrandDocument => {
    const brandId = brand?.id ?? brands[0]?.id ?? ''
    const render = pageRenderer(parts, own, pageConfig, { ...policy, ...(brand && { brands: [brand] }) })
    return {
      file,
      hosts: brand?.hosts ?? [],
      page: render(),
      screens: screens
        .filter(({ brand }) => brand === brandId)
        .map((screen) => [screenFile(screen), render(documentScreen(screen, sheets)).html]),
    }
  }
  return [
    documentOf('index.html', embedded, config),
    ...brands.map((brand) =>
      documentOf(
        `documents/${brand.id}.html`,
        embeddedFor(embedded, brand.id),
        configFor(config, brand),
        brand,
      ),
    ),
  ]
}
