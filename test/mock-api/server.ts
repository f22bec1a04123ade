import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { listenOnLoopback } from './loopback.ts'
import { createBackend, type BackendOptions } from './backend.ts'
import { controlRoom, type ControlRoom } from './controlRoom.ts'

export interface RunningBackend extends ControlRoom {
  /** Origin of the server without a trailing slash. */
  url: string
  /** Closes every open connection and frees the port. */
  close(): Promise<void>
}

/**
 * Server options for tests, in which connections never time out. With Node's default of five seconds, the
 * server could close an idle connection just as a client on a busy machine reuses it.
 */
export const patientServer = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 } as const

/** Starts the mock API on a real port (0 requests any free one), for tests and for `npm start`. */
export async function startBackend({
  port = 0,
  ...options
}: BackendOptions & { port?: number } = {}): Promise<RunningBackend> {
  const { app, world, health } = createBackend(options)
  const servers: Server[] = []
  const create = (): Server => {
    const server = createAdaptorServer({
      fetch: app.fetch,
      overrideGlobalObjects: false,
      serverOptions: patientServer,
    }) as Server
    servers.push(server)
    return server
  }
  const url = `http://127.0.0.1:${await listenOnLoopback(create, port)}`
  return {
    url,
    ...controlRoom(url),
    close: async () => {
      const closed = servers.map((server) => new Promise((done) => server.close(done)))
      world.state.release.abort()
      health.close()
      for (const server of servers) server.closeAllConnections()
      await Promise.all(closed)
    },
  }
}
