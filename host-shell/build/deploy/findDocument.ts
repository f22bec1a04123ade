import { queryOf } from '@companion/shared/flags/parse'
import type { BrandDocument } from './brandDocuments.ts'
import { documentLanguages } from './documentLanguages.ts'
import type { Page } from './document.ts'
import { languageStart } from './pathPatterns.ts'
import { screenFile } from './screenDocuments.ts'

/** The parts of a request that select a document. */
interface AskedDocument {
  /** The request's path and query. */
  readonly url?: string | undefined
  readonly headers: { readonly host?: string | undefined; readonly 'accept-language'?: string | undefined }
}

/** Returns the document that a host configured by `headers.json` sends for a request. */
export function findDocument(
  documents: readonly [BrandDocument, ...BrandDocument[]],
  { url = '/', headers }: AskedDocument,
): Page {
  const [path = '/', search = ''] = url.split(/\?(.*)/)
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  const { page, screens } = documents.find(({ hosts }) => hosts.includes(name)) ?? documents[0]
  const wanted = queryOf(search).get('lang') ?? headers['accept-language'] ?? ''
  const [, lang = 'en'] =
    documentLanguages.find(([start]) => new RegExp(languageStart(start), 'i').test(wanted)) ?? []
  const screen = screens.find(([file]) => file === screenFile({ lang, path }))
  return screen ? { ...page, html: screen[1] } : page
}
