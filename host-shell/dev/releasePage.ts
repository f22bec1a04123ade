import type { IncomingMessage, ServerResponse } from 'node:http'
import { openSource } from '@companion/release-cli/health/sources'
import { readKeyring } from '@companion/releases/keys/keyring'
import { readReport } from '@companion/release-cli/report/readReport'
import { renderReport } from '@companion/release-cli/report/renderReport'
import { folderStore } from '@companion/releases/stores/store'

/** The path where `npm start` shows its release report. */
export const releasePage = /^\/standin\/releases(\?|$)/

/** The folders of a site and its keys, and the origin of the collector of health reports. */
interface ReportedSite {
  readonly siteDir: string
  readonly keysDir: string
  readonly collector?: string
}

/** Responds with the report on a site's current releases as HTML, or with its data as JSON for `?data`. */
export async function answerReleases(
  { siteDir, keysDir, collector }: ReportedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const now = () => new Date()
  const data = await readReport(folderStore(siteDir), now(), {
    keyring: await readKeyring(keysDir),
    health: collector === undefined ? undefined : openSource(collector, { get: fetch, now }),
  })
  const asData = request.url?.endsWith('?data') ?? false
  const body = asData ? JSON.stringify(data) : await renderReport(data, { live: true })
  const type = asData ? 'application/json' : 'text/html; charset=utf-8'
  response
    .writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // Send this as a header, because browsers ignore `frame-ancestors` in a `<meta>` element.
      'Content-Security-Policy': "frame-ancestors 'none'",
    })
    .end(request.method === 'HEAD' ? undefined : body)
}
