import { fork } from 'node:child_process'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRequire } from 'node:module'
import { paths } from '@companion/build/paths'

/** The stand-in API in its own process. */
export interface Standin {
  /** Proxies a request and its response without changes. */
  readonly forward: (request: IncomingMessage, response: ServerResponse) => void
  readonly stop: () => void
}

const program = createRequire(import.meta.url).resolve('@companion/mock-api/main')
/** The hop-by-hop headers, which a proxy doesn't forward (RFC 9110 §7.6.1). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade'])

/** Returns the header lines as received, in order and with duplicates, without hop-by-hop headers. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.flatMap((name, at) =>
    at % 2 === 0 && !ofConnection.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : [],
  )

function answerGone(response: ServerResponse, why: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response
    .writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ error: why }))
}

/**
 * Starts the stand-in API on a free loopback port. Its process exits with this one, even if this one is
 * killed.
 */
export async function startStandin(): Promise<Standin> {
  mkdirSync(paths.work, { recursive: true })
  const child = fork(program, {
    cwd: paths.root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, HEALTH_FILE: resolve(paths.work, 'health.sqlite') },
  })
  let gone = ''
  const port = await new Promise<number>((ready, failed) => {
    child.once('message', (message) => ready((message as { readonly port: number }).port))
    child.once('exit', (code, signal) => {
      gone = `The stand-in API has ended (${signal ?? code}). Run the command again.`
      failed(new Error(gone))
    })
  })
  let stopping = false
  child.once('exit', () => stopping || console.error(gone))

  return {
    forward(request, response) {
      if (gone) return answerGone(response, gone)
      const { method, url: path, rawHeaders } = request
      // Use a new connection for each request, because a kept-alive one can close just as it's reused.
      const headers = passedOn(rawHeaders)
      const asked = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders))
        answer.on('error', () => response.destroy()).pipe(response)
      })
      asked.on('error', ({ code, message }: NodeJS.ErrnoException) => {
        if (gone || code === 'ECONNREFUSED')
          return answerGone(response, gone || `The stand-in API: ${message}`)
        // The stand-in broke the connection on purpose, so break the page's connection too. A response would
        // simulate another case, a server error.
        response.destroy()
      })
      // If the client disconnects, end the forwarded request too. Otherwise one that hangs would stay open.
      response.on('close', () => asked.destroy())
      request.pipe(asked)
    },
    stop() {
      stopping = true
      child.kill()
    },
  }
}
