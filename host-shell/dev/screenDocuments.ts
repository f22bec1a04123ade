import type { IncomingMessage } from 'node:http'
import type { PageConfig } from '@companion/shell/boot/bootData'
import { paths } from '@companion/build/paths'
import { brandDocuments } from '@companion/build/deploy/brandDocuments'
import type { Page } from '@companion/build/deploy/document'
import { findDocument } from '@companion/build/deploy/findDocument'
import { prerenderSite } from '@companion/build/deploy/screenDocuments'
import type { Published } from '@companion/build/deploy/site'

/**
 * Returns a function that selects the document for a request. The documents contain prerendered screens, as
 * in a production build. They're prerendered in the background, or read from a cache if nothing has changed.
 * Until they are ready, or if prerendering fails, the function returns `page`.
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
