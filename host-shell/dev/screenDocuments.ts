import type { IncomingMessage } from 'node:http'
import type { PageConfig } from '@companion/shell/boot/bootData'
import { paths } from '@companion/build/paths'
import { brandDocuments } from '@companion/build/deploy/brandDocuments'
import type { Page } from '@companion/build/deploy/document'
import { findDocument } from '@companion/build/deploy/findDocument'
import { prerenderSite } from '@companion/build/deploy/screenDocuments'
import type { Published } from '@companion/build/deploy/site'

/**
 * Returns documents with prerendered screens, as in a production build. They are made in the background, or
 * come from the cache if nothing has changed. Until then, and after a failure, it returns `page`.
 */
export function withScreens(
  page: Page,
  { shell: { parts }, embedded }: Published,
  config: PageConfig,
): (request: IncomingMessage) => Page {
  let find: (request: IncomingMessage) => Page = () => page
  prerenderSite({ parts, embedded, site: paths.site, store: undefined }).then(
    (screens) => {
      const documents = brandDocuments(parts, embedded, { config, origins: [], hsts: 0 }, screens)
      find = (request) => findDocument(documents, request)
    },
    (failure: unknown) => console.warn('Pages come without prerendered screens.', failure),
  )
  return (request) => find(request)
}
