import type { Brand } from '@companion/shared/brand/brand'
import { brands } from '@companion/shared/brand/brands'
import type { PageConfig } from '@companion/shell/boot/bootData'
import type { DocumentParts } from '../documentParts.ts'
import type { ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import { prune } from '@companion/releases/edits/edit'
import type { Prerendered } from '../prerender/prerender.ts'
import { appLinks, routesOf } from './appLinks.ts'
import { pageRenderer, type Page } from './document.ts'
import { documentScreen, screenFile } from './screenDocuments.ts'
import type { BuildSettings } from './settings.ts'

/**
 * A document of a site. It's for the hosts of one brand, or it contains all brands and is for all other
 * hosts.
 */
export interface BrandDocument {
  readonly file: string
  readonly hosts: readonly string[]
  readonly page: Page
  /** Documents with prerendered screens for these hosts: file in `screensFolder` → HTML. */
  readonly screens: readonly (readonly [file: string, html: string])[]
  /** Files that make links to these hosts open in the brand's app: URL path → text. */
  readonly appLinks: Readonly<Record<string, string>>
}

/**
 * Returns the channel document that one brand's pages embed. It contains no rules for other brands and no
 * releases that only those rules use. The remaining releases are unchanged, because each is signed as a
 * whole.
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

/**
 * Returns the folder of a document's screen documents: `documents/metawatch` for `documents/metawatch.html`.
 */
export const screensFolder = (file: string): string =>
  file === 'index.html' ? 'documents/others' : file.replace('.html', '')

/**
 * Renders the documents of a site: the general one, then one per brand. The screen documents of a brand have
 * the headers of its document. The general document has the screens of the default brand, because unknown
 * hosts show that brand.
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
      appLinks: brand ? appLinks(brand, routesOf(own)) : {},
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
