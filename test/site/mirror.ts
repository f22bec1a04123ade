import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from '../../host-shell/dev/serveFiles.ts'
import { patientServer } from '../mock-api/server.ts'
import { answerFaulty, faultOf, type FileFaults } from './fileFaults.ts'

/** A static host for release files on its own loopback port. */
export interface Mirror {
  /** Base URL in the format of `settings --base`. */
  readonly base: string
  /** Folder that contains the served files. */
  readonly folder: string
  /** Current faults by file. */
  readonly faults: FileFaults
  /** Paths of all requests so far, relative to the base. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

const prefix = '/mirror/'

/** Serves the files of a folder under a path prefix, like a bucket, with the headers of production. */
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

/** Returns the base URL of a host that is down. Its port is closed. */
export async function deadBase(): Promise<string> {
  const { base, close } = await startMirror('')
  await close()
  return base
}
