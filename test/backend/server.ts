import { createAdaptorServer } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createBackend, type BackendOptions } from './backend.ts'
import { controlRoom, type ControlRoom } from './controlRoom.ts'

export interface RunningBackend extends ControlRoom {
  /** Origin of the server, without a slash at the end. */
  url: string
  /** Drops every open connection and frees the port. */
  close(): Promise<void>
}

/**
 * Options of a test's server: it never ends a connection by time. Node's own five seconds for an idle one end it just as
 * the client uses it again, when a busy machine has held both up.
 */
export const patientServer = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 } as const

/** The stand-in on a real port (0: any free one). For tests and for `npm start`. */
export async function startBackend({
  port = 0,
  hostname = '127.0.0.1',
  ...options
}: BackendOptions & { port?: number; hostname?: string } = {}): Promise<RunningBackend> {
  const { app, world, health } = createBackend(options)
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: patientServer,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
  const url = `http://${hostname}:${(server.address() as AddressInfo).port}`
  return {
    url,
    ...controlRoom(url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        world.state.release.abort()
        health.close()
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
