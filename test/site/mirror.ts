import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from '../../host-shell/dev/serveFiles.ts'
import { patientServer } from '../mock-api/server.ts'
import { answerFaulty, faultOf, type FileFaults } from './fileFaults.ts'

/** A static host of release files on a loopback port of its own. */
export interface Mirror {
  /** As `settings --base` takes it. */
  readonly base: string
  /** Where its files lie. */
  readonly folder: string
  /** Files that do not arrive as they should, for now. */
  readonly faults: FileFaults
  /** Paths of all requests so far, as below the base. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

const prefix = '/mirror/'

/** Serves the files of a folder below a path, as a bucket does, with the headers of production. */
export async function startMirror(files: string): Promise<Mirror> {
  const faults: FileFaults = new Map()
  const asked: string[] = []
  const server = createServer(patientServer, (request, response) => {
    const { url = '/' } = request
    request.url = url.startsWith(prefix) ? url.slice(prefix.length - 1) : '/none-such.js'
    const [path = ''] = request.url.split('?')
    asked.push(path)
    const fault = faultOf(faults, path)
    if (fault) return void answerFaulty(files, path, fault, response)
    void answerRequest(files, () => ({ html: '', headers: {} }), request, response).catch(() =>
      response.destroy(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    folder: files,
    base: `http://127.0.0.1:${port}${prefix}`,
    faults,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** The base of a host that is down: nobody listens at its port. */
export async function deadBase(): Promise<string> {
  const { base, close } = await startMirror('')
  await close()
  return base
}
