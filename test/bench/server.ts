import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Reference } from './references.ts'

/** Serves a reference as our own pages are served: brotli, script for ever. */
export async function serveReference({ html, script }: Reference): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/reference.js'
    response.writeHead(200, {
      'Content-Encoding': 'br',
      'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'Cache-Control': isScript ? 'public, max-age=31536000, immutable' : 'no-store',
    })
    response.end(brotliCompressSync(isScript ? (script ?? '') : html))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
