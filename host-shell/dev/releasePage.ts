import type { IncomingMessage, ServerResponse } from 'node:http'
import { readKeyring } from '../releases/publish/keys/keyring.ts'
import { readReport } from '../releases/publish/report/readReport.ts'
import { renderReport } from '../releases/publish/report/renderReport.tsx'
import { folderStore } from '../releases/publish/stores/store.ts'

/** Where `npm start` shows the report of its own releases. */
export const releasePage = /^\/standin\/releases(\?|$)/

/** Answers with the report of the releases in a folder as they are now; with `?data`, with its data alone. */
export async function answerReleases(
  siteDir: string,
  keysDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const data = await readReport(folderStore(siteDir), new Date(), await readKeyring(keysDir))
  const asData = request.url?.endsWith('?data') ?? false
  const body = asData ? JSON.stringify(data) : await renderReport(data, { live: true })
  const type = asData ? 'application/json' : 'text/html; charset=utf-8'
  response
    .writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(request.method === 'HEAD' ? undefined : body)
}
