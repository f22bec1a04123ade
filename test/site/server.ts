import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Page } from '../../host-shell/build/deploy/document.ts'
import { toOriginForm } from '../../host-shell/dev/requestTarget.ts'
import { answerRequest, forStandin } from '../../host-shell/dev/serveFiles.ts'
import { createBackend, type Backend } from '../mock-api/backend.ts'
import { patientServer } from '../mock-api/server.ts'
import { answerFaulty, faultOf, type FileFaults } from './fileFaults.ts'

export interface SiteOptions {
  /** Folder that contains `r/`, `shell/`, `c/` and `log/`. */
  readonly files: string
  readonly page: (request: IncomingMessage) => Page | Promise<Page>
  readonly port?: number
  /** Called first with every request. Returns true if it has responded. */
  readonly first?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  /** Called after every response, including the API's. */
  readonly answered?: (path: string, status: number) => void
}

export interface Site {
  readonly url: string
  readonly port: number
  readonly backend: Backend
  /** Current faults by file. */
  readonly faults: FileFaults
  close(): Promise<void>
}

/** Starts a server with shell, releases and mock API on one loopback port, with the headers of production. */
export async function startSite({ files, page, port = 0, first, answered }: SiteOptions): Promise<Site> {
  const backend = createBackend()
  const faults: FileFaults = new Map()
  const answerApi = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })

  const listener: RequestListener = (request, response) => {
    toOriginForm(request)
    const { url = '/' } = request
    response.on('finish', () => answered?.(url.split('?')[0] ?? '/', response.statusCode))
    if (first?.(request, response)) return
    if (forStandin.test(url)) return void answerApi(request, response)
    const [path = url] = url.split('?')
    const fault = faultOf(faults, path)
    if (fault) return void answerFaulty(files, path, fault, response)
    void answerRequest(files, page, request, response).catch((failure: unknown) => {
      console.error(failure)
      response.writeHead(500).end()
    })
  }
  const server: Server = createServer(patientServer, listener)
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  const used = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${used}`,
    port: used,
    backend,
    faults,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        backend.world.state.release.abort()
        backend.health.close()
        server.closeAllConnections()
      }),
  }
}
