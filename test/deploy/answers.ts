import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request, type IncomingMessage } from 'node:http'

/** What a host has answered: status, header lines by name, body. */
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

/** A session of HTTP/2 over TLS; the certificate is our own. */
export const openHttp2 = (port: number, servername: string): ClientHttp2Session =>
  connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername })

/** Asks by HTTP/2 for a path exactly as it is written. */
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

/** Header lines as they came: the parsed ones join those of one name. */
function linesOf({ rawHeaders }: IncomingMessage): Record<string, string | readonly string[]> {
  const lines: Record<string, string[]> = {}
  rawHeaders.forEach((name, at) => {
    if (at % 2 === 0) (lines[name.toLowerCase()] ??= []).push(rawHeaders[at + 1] ?? '')
  })
  return Object.fromEntries(
    Object.entries(lines).map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}

/** Asks by HTTP/1.1 for a path exactly as it is written; `fetch` would tidy it up. */
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

/** Headers that belong to a connection, to a moment, or to the program that answers; and HSTS, which only TLS has. */
const ofTheHost =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|etag|last-modified|accept-ranges|alt-svc|strict-transport-security)$/

/** By name, and several lines of one name as one: a client of HTTP/2 joins them (RFC 9110 §5.3). */
export const comparable = ({ headers }: Answer) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, lines]) =>
      ofTheHost.test(name) ? [] : [[name, [lines].flat().join(', ')]],
    ),
  )
