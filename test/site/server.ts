import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerFile, isFilePath } from '../../host-shell/serving/files.ts'
import { integrityHeaders } from '../../host-shell/serving/headers.ts'
import { createBackend, type Backend } from '../backend/backend.ts'
import type { Page } from './page.ts'

export interface SiteOptions {
  /** Folder with `r/`, `shell/`, `c/` and `log/`. */
  readonly files: string
  readonly page: () => Page | Promise<Page>
  readonly port?: number
}

export interface Site {
  readonly url: string
  readonly port: number
  readonly backend: Backend
  /** Path prefixes whose files are gone for now (404), as when a host loses a folder. */
  readonly gone: Set<string>
  close(): Promise<void>
}

const serverPaths = /^\/(api|standin)(\/|$)/

/** Shell, releases and stand-in API on one loopback port, with the headers of production. */
export async function startSite({ files, page, port = 0 }: SiteOptions): Promise<Site> {
  const backend = createBackend()
  const gone = new Set<string>()
  const answerApi = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })

  const listener: RequestListener = (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (serverPaths.test(path)) return void answerApi(request, response)
    if ([...gone].some((prefix) => path.startsWith(prefix)))
      return void answerFile(files, '/missing', request, response)
    if (isFilePath(path)) return void answerFile(files, path, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    void Promise.resolve(page()).then(({ headers, html }) => {
      for (const [name, value] of Object.entries({
        ...headers,
        ...integrityHeaders(request.headers['user-agent']),
      }))
        response.setHeader(name, value as string | string[])
      response.writeHead(200).end(request.method === 'HEAD' ? undefined : html)
    })
  }
  const safely: RequestListener = (request, response) => {
    try {
      listener(request, response)
    } catch {
      // A path that cannot be decoded.
      response.writeHead(400).end('Bad request')
    }
  }
  const server: Server = createServer(safely)
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  const used = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${used}`,
    port: used,
    backend,
    gone,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        backend.world.state.release.abort()
        server.closeAllConnections()
      }),
  }
}
