import type { IncomingMessage } from 'node:http'
import { paths } from '../build/paths.ts'
import { brandDocuments } from '../deploy/brandDocuments.ts'
import type { Page } from '../deploy/document.ts'
import { findDocument } from '../deploy/findDocument.ts'
import { prerenderSite } from '../deploy/screenDocuments.ts'
import type { Published } from '../deploy/site.ts'

/**
 * Answers with documents that bring the words of their screens, as a production build has them, as soon as they are
 * made: in the background, and at once where nothing has changed. Until then, and where that fails, with `page`.
 */
export function withWords(
  page: Page,
  { shell: { parts }, embedded }: Published,
  config: Parameters<typeof prerenderSite>[0]['config'],
): (request: IncomingMessage) => Page {
  let find: (request: IncomingMessage) => Page = () => page
  prerenderSite({ parts, embedded, site: paths.site, store: undefined, config }).then(
    (words) => {
      const documents = brandDocuments(parts, embedded, { config, origins: [], hsts: 0 }, words)
      find = (request) => findDocument(documents, request)
    },
    (failure: unknown) => console.warn('Pages come without the words of their screens.', failure),
  )
  return (request) => find(request)
}
