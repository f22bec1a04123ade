import type { IncomingMessage, Server } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'

/** Listens at one address. Rejects with what to do when the port is taken. */
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
 * Listens on this machine alone, by both names that `localhost` may have: browsers ask `::1` first. Gives the port (0: any
 * free one). Rejects with what to do when the port is taken; where IPv6 is off there is the other address.
 */
export async function listenOnLoopback(create: () => Server, port: number): Promise<number> {
  const server = create()
  await listenAt(server, port, '127.0.0.1')
  const used = (server.address() as AddressInfo).port
  await listenAt(create(), used, '::1').catch((failure: Error) => {
    if (!(failure.cause && port)) return
    server.close()
    throw failure
  })
  return used
}

/** The name of a Host or an origin without its port; undefined for what is none. */
const nameIn = (authority: string): string | undefined =>
  /^(\[[\da-f:.]+\]|[^\s:/@]+)(?::\d+)?$/i.exec(authority)?.[1]?.toLowerCase()

const isLocal = (name: string | undefined): boolean =>
  name !== undefined && /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)

// Another name leads here by the DNS of whoever owns it; an address is nobody's.
const isOurs = (name: string | undefined): boolean =>
  isLocal(name) || (name !== undefined && isIP(name.replace(/^\[|\]$/g, '')) > 0)

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Why a request for `/standin` is refused: it came by a name of somebody else (DNS rebinding would let that page read the
 * answer), or a page of another site wants to change something. Undefined for tools, and for what lies elsewhere.
 */
export function whyRefused({
  method = 'GET',
  url = '/',
  headers: { host, origin, 'sec-fetch-site': site },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | undefined {
  if (!/^\/standin(?:[/?]|$)/.test(url)) return undefined
  const own = host === undefined ? undefined : nameIn(host)
  if (host !== undefined && !isOurs(own)) return 'Host is no name of this machine'
  // The provider's page sends no origin (`Referrer-Policy`), and old engines do not say where a form came from.
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
