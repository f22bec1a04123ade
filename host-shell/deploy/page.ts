import { renderDocument, type DocumentParts } from './document.ts'
import type { Page } from '../dev/serveFiles.ts'
import { documentHeaders } from './headers.ts'
import type { PageConfig } from '../boot/bootData.ts'

/** The document as a deployment writes it, with the headers that fit it. `floor` is the signed release document. */
export function renderPage(parts: DocumentParts, embedded: string, config: PageConfig): Page {
  const apiOrigins = /^https?:/.test(config.apiBase) ? [new URL(config.apiBase).origin] : []
  return {
    html: renderDocument(parts, embedded, config),
    headers: documentHeaders({
      scripts: [parts.headScript, parts.bootScript],
      styles: parts.styles,
      apiOrigins,
      secure: false,
    }),
  }
}
