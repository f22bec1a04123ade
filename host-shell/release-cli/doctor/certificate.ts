import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { error, fact, warning, type Finding } from './reach.ts'

const limit = 30_000
/** Days before a certificate expires. From `soon` on it's a warning, from `late` on an error. */
const soon = 21
const late = 7

/**
 * Returns the expiry date of a server's certificate, even if it's untrusted. Rejects if the server has no
 * TLS.
 */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect(
      // The other requests of `doctor` report an untrusted certificate. This connection only reads the expiry
      // date, so it accepts any certificate.
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

/**
 * Returns findings about the certificate of an https URL. Returns none if it can't be read, because the
 * page's request reports that.
 */
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
