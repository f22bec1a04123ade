import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { SiteHeaders } from '../../host-shell/build/deploy/headers.ts'
import { fileOfPath } from '../../host-shell/build/deploy/pathPatterns.ts'
import type { Backend } from '../mock-api/backend.ts'
import type { Certificate } from '../deploy/staticHosts.ts'
import { forStandin } from '../../host-shell/dev/serveFiles.ts'

/** A site folder served with TLS and HTTP/2, with the mock API on the same origin. */
export interface Served {
  readonly port: number
  /** Delay of every response, in milliseconds. */
  delay: number
  close(): Promise<void>
}

interface Asked {
  /** Path and query of the request. */
  readonly url: string
  readonly host: string
  readonly agent: string
}

/**
 * Delay from a response's headers to its body, in milliseconds. Chromium's throttling counts the body bytes
 * twice that arrive before Chromium has read the headers. On a busy machine those are most of a file sent in
 * one piece. With this delay, the body still arrives long before the throttled round trip ends, so the page
 * gets nothing later. A server with a `delay` doesn't need it, because visits to it aren't throttled, or
 * their requests bypass the throttling.
 */
const bodyAfter = 50

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)

const anyFits = (patterns: readonly string[], path: string) => patterns.some((pattern) => fits(pattern, path))

/**
 * HTML documents with prerendered screens, if the build has written any: `<folder>/<language><path>.html`.
 */
interface HasScreens {
  readonly screens?: { readonly folder: string; readonly paths: readonly string[] } | undefined
}

/** Looks a request up in `headers.json`. Returns the file to serve, and its headers. */
export function planned(plan: SiteHeaders & HasScreens, { url, host, agent }: Asked) {
  const { pathname: path, searchParams } = new URL(url, 'https://any.example')
  const isFile = anyFits(plan.notFound, path)
  const type = plan.types[path.slice(path.lastIndexOf('.') + 1)]
  const own = plan.documents.find(({ hosts }) => hosts.includes(host))
  const { screens } = (own ?? plan) as HasScreens
  const lang = searchParams.get('lang') ?? 'en'
  const document = screens?.paths.includes(path)
    ? `${screens.folder}/${lang}${fileOfPath(path)}`
    : (own?.file ?? plan.fallback)
  const rule = plan.rules.find(
    ({ paths, hosts, userAgent }) =>
      anyFits(paths, path) &&
      (!hosts || hosts.includes(host)) &&
      (!userAgent || new RegExp(userAgent).test(agent)),
  )
  if (isFile && !type) return { file: undefined, headers: plan.missing }
  return {
    file: isFile ? path.slice(1) : document,
    headers: { ...(isFile && { 'Content-Type': type }), ...rule?.headers },
  }
}

interface Body {
  readonly bytes: Buffer
  readonly encoded: boolean
  readonly tag: string
}

/**
 * Returns a file's bytes, compressed with Brotli if the build wrote such a copy. Undefined if the file
 * doesn't exist.
 */
function readBody(folder: string, file: string): Body | undefined {
  const full = join(folder, normalize(`/${file}`))
  if (!existsSync(full)) return undefined
  const encoded = existsSync(`${full}.br`)
  const bytes = readFileSync(encoded ? `${full}.br` : full)
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`
  return { bytes, encoded, tag }
}

/** Serves a folder according to its `headers.json`, and the API on the API's own paths. */
export async function serve(folder: string, backend: Backend, certificate: Certificate): Promise<Served> {
  const plan = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteHeaders
  const answerApi = getRequestListener(backend.app.fetch, { overrideGlobalObjects: false })
  const bodies = new Map<string, Body | undefined>()
  const served = { port: 0, delay: 0 }

  function answerFile(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { file, headers } = planned(plan, {
      url: request.url,
      host: request.authority.split(':')[0] ?? '',
      agent: String(request.headers['user-agent']),
    })
    if (file !== undefined && !bodies.has(file)) bodies.set(file, readBody(folder, file))
    const body = file === undefined ? undefined : bodies.get(file)
    if (!body) return void response.writeHead(404, plan.missing as never).end()
    const sent = { ...headers, ETag: body.tag, Vary: 'Accept-Encoding' }
    if (request.headers['if-none-match'] === body.tag)
      return void response.writeHead(304, sent as never).end()
    response.writeHead(200, {
      ...sent,
      ...(body.encoded && { 'Content-Encoding': 'br' }),
      'Content-Length': body.bytes.length,
    } as never)
    if (served.delay) response.end(body.bytes)
    else setTimeout(() => response.end(body.bytes), bodyAfter)
  }
  const server = createSecureServer(
    { cert: readFileSync(certificate.file), key: readFileSync(certificate.key) },
    (request, response) => {
      const answer = () =>
        forStandin.test(request.url) ? void answerApi(request, response) : answerFile(request, response)
      if (served.delay) setTimeout(answer, served.delay)
      else answer()
    },
  )
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  served.port = (server.address() as AddressInfo).port
  return Object.assign(served, {
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        for (const session of sessions) session.destroy()
      }),
  })
}
