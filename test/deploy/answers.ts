import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request, type IncomingMessage } from 'node:http'

/** A host's response: its status, its header lines by name, and its body. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer
}

interface Asked {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith(':') || value === undefined ? [] : [[name, value]],
    ),
  )

/** Opens an HTTP/2 session over TLS. The certificate isn't verified, because it's the test's own. */
export const openHttp2 = (port: number, servername: string): ClientHttp2Session =>
  connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername })

/** Requests a path exactly as written, over HTTP/2. */
export const askHttp2 = (
  session: ClientHttp2Session,
  { host, path, method = 'GET', headers = {} }: Asked,
): Promise<Answer> =>
  new Promise((done, failed) => {
    const stream = session.request({ ':path': path, ':method': method, ':authority': host, ...headers })
    const parts: Buffer[] = []
    let answer: IncomingHttpHeaders = {}
    stream.on('response', (received) => (answer = received))
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('error', failed)
    stream.on('end', () =>
      done({
        status: Number(answer[':status']),
        headers: withoutPseudo(answer),
        body: Buffer.concat(parts),
      }),
    )
    stream.end()
  })

/** Returns the header lines as received, because Node's parsed headers merge lines with the same name. */
function linesOf({ rawHeaders }: IncomingMessage): Record<string, string | readonly string[]> {
  const lines: Record<string, string[]> = {}
  rawHeaders.forEach((name, at) => {
    if (at % 2 === 0) (lines[name.toLowerCase()] ??= []).push(rawHeaders[at + 1] ?? '')
  })
  return Object.fromEntries(
    Object.entries(lines).map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}

/** Requests a path exactly as written, over HTTP/1.1. `fetch` would normalise the path. */
export const askHttp1 = (
  port: number,
  { host, path, method = 'GET', headers = {} }: Asked,
): Promise<Answer> =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: linesOf(answer), body: Buffer.concat(parts) }),
      )
    })
      .on('error', failed)
      .end()
  })

/**
 * Headers that depend on the connection, the time or the server program, and HSTS, which is sent only over
 * TLS. Comparisons ignore them.
 */
const ofTheHost =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|etag|last-modified|accept-ranges|alt-svc|strict-transport-security)$/

/**
 * Returns headers by name. Several lines with one name are joined, as in an HTTP/2 client (RFC 9110 §5.3).
 */
export const comparable = ({ headers }: Answer) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, lines]) =>
      ofTheHost.test(name) ? [] : [[name, [lines].flat().join(', ')]],
    ),
  )
