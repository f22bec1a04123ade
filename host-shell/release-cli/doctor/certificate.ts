import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { error, fact, warning, type Finding } from './reach.ts'

const limit = 30_000
/** Days before the end of a certificate: from here on it is remarked, and from here on it is wrong. */
const soon = 21
const late = 7

/** When the certificate of a server ends; rejects when there is no TLS. An untrusted one is read as well. */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect(
      // Whether it is trusted is told by the requests; here it is only read.
      {
        host,
        port: Number(port || 443),
        ...(!isIP(host) && { servername: host }),
        rejectUnauthorized: false,
      },
      () => {
        const { valid_to: end } = socket.getPeerCertificate()
        socket.destroy()
        resolve(new Date(end))
      },
    )
    socket.setTimeout(limit, () => socket.destroy(new Error('no TLS handshake in time')))
    socket.on('error', reject)
  })
}

/** What is to be said of the certificate of an https address; nothing where none can be read. */
export async function inspectCertificate(site: URL, now: Date): Promise<Finding[]> {
  if (site.protocol !== 'https:') return []
  const end = await certificateEnd(site).catch(() => undefined)
  if (!end || Number.isNaN(end.getTime())) return []
  const days = (end.getTime() - now.getTime()) / 86_400_000
  const day = end.toISOString().slice(0, 10)
  const text = `the certificate of ${site.host} ${days < 0 ? 'ended' : 'ends'} on ${day}, ${days < 0 ? 'so no page opens' : `in ${Math.floor(days)} days`}`
  if (days < late) return [error(`${text}: renew it`)]
  return [days < soon ? warning(`${text}: renew it`) : fact(text)]
}
