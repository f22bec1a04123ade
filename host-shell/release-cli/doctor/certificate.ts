import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { error, fact, warning, type Finding } from './reach.ts'

const limit = 30_000
/** Days before a certificate's expiry: a warning from `soon`, an error from `late`. */
const soon = 21
const late = 7

/** A server certificate's expiry date; rejects without TLS. Untrusted certificates are read as well. */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect(
      // Requests check trust; here the certificate is only read.
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

/** Findings about the certificate of an https URL; none if it cannot be read. */
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
