import type { IncomingMessage } from 'node:http'
import type { PageConfig } from '@companion/shell/boot/bootData'
import { paths } from '@companion/build/paths'
import { brandDocuments } from '@companion/build/deploy/brandDocuments'
import type { Page } from '@companion/build/deploy/document'
import { findDocument } from '@companion/build/deploy/findDocument'
import { prerenderSite } from '@companion/build/deploy/screenDocuments'
import type { Published } from '@companion/build/deploy/site'

/**
 * Answers with documents that bring their screens, as a production build has them, as soon as they are made: in the
 * background, and at once where nothing has changed. Until then, and where that fails, with `page`.
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
