import type { IncomingMessage, Server } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'

/** Listens at one address. If the port is taken, rejects with advice. */
const listenAt = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((ready, failed) => {
    server.once('error', (failure: NodeJS.ErrnoException) =>
      failed(
        failure.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set PORT to another one.`, { cause: failure })
          : failure,
      ),
    )
    server.listen(port, host, ready)
  })

/**
 * Listens at both loopback addresses of `localhost`, because browsers try `::1` first. Returns the port (0
 * requests any free one). Rejects with advice if the port is taken. Without IPv6, listens at 127.0.0.1 only.
 * Also listens at `other`, an address of this machine that other machines reach.
 */
export async function listenOnLoopback(create: () => Server, port: number, other?: string): Promise<number> {
  const server = create()
  await listenAt(server, port, '127.0.0.1')
  const used = (server.address() as AddressInfo).port
  await listenAt(create(), used, '::1').catch((failure: Error) => {
    if (!(failure.cause && port)) return
    server.close()
    throw failure
  })
  if (other !== undefined) await listenAt(create(), used, other)
  return used
}

/** Returns the host name in a Host header or an origin, without its port, or undefined if it's malformed. */
const nameIn = (authority: string): string | undefined =>
  /^(\[[\da-f:.]+\]|[^\s:/@]+)(?::\d+)?$/i.exec(authority)?.[1]?.toLowerCase()

const isLocal = (name: string | undefined): boolean =>
  name !== undefined && /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)

// Any domain owner can point a host name at this machine, but not an IP address. So IP addresses are trusted.
const isOurs = (name: string | undefined): boolean =>
  isLocal(name) || (name !== undefined && isIP(name.replace(/^\[|\]$/g, '')) > 0)

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns the reason to reject a request for `/standin`, or undefined to accept it. Rejects unknown host
 * names, because with DNS rebinding a third-party page could read the response. Also rejects writes from
 * another site's page. Tools and other paths are accepted.
 */
export function whyRefused({
  method = 'GET',
  url = '/',
  headers: { host, origin, 'sec-fetch-site': site },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (!/^\/standin(?:[/?]|$)/.test(url)) return undefined
  const own = host === undefined ? undefined : nameIn(host)
  if (host !== undefined && !isOurs(own)) return 'Host is no name of this machine'
  // The origin of the provider's page is hidden (`Referrer-Policy`), and old engines send none with a form.
  if (
    reading.has(method) ||
    origin === undefined ||
    site === 'same-origin' ||
    url.startsWith('/standin/pay/')
  )
    return undefined
  const from = nameIn(origin.replace(/^https?:\/\//, ''))
  return isLocal(from) || (from !== undefined && from === own)
    ? undefined
    : 'a page of another site may not do that'
}
