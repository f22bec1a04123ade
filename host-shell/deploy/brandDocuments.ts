import type { Brand } from '@companion/shared/brand/brand'
import { brands } from '../brands/brands.ts'
import type { PageConfig } from '../boot/bootData.ts'
import type { DocumentParts } from '../build/buildPackage.ts'
import type { ChannelDocument, ChannelRemote } from '../releases/model/channelDocument.ts'
import { prune } from '../releases/publish/plans/edit.ts'
import { renderPage, type Page } from './document.ts'
import type { BuildSettings } from './settings.ts'

/** A document of a site: for the hosts of one brand, or with all brands for every other host. */
export interface BrandDocument {
  readonly file: string
  readonly hosts: readonly string[]
  readonly page: Page
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

/** The documents of a site: first the general one, then one for each brand's hosts. */
export function brandDocuments(
  parts: DocumentParts,
  embedded: string,
  { config, origins, hsts }: Pick<BuildSettings, 'config' | 'origins' | 'hsts'>,
): [BrandDocument, ...BrandDocument[]] {
  const general = renderPage(parts, embedded, config, { origins, hsts })
  return [
    { file: 'index.html', hosts: [], page: general },
    ...brands.map((brand) => ({
      file: `documents/${brand.id}.html`,
      hosts: brand.hosts,
      page: renderPage(parts, embeddedFor(embedded, brand.id), configFor(config, brand), {
        brands: [brand],
        origins,
        hsts,
      }),
    })),
  ]
}
