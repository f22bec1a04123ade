import { pointerKey, readHead } from '@companion/releases/channelLog'
import { throughPublicAddress } from '@companion/releases/inspect'
import type { Store } from '@companion/releases/stores/store'
import { inspectCertificate } from './certificate.ts'
import { inspectMissingFiles } from './missing.ts'
import { inspectPage } from './page.ts'
import { error, fetchDirectly, isLoopback, siteAddress, type Finding } from './reach.ts'

/** Returns findings about the pointer and one release of the newest entry, read like a page. */
async function inspectFiles(site: URL, store: Store, channel: string, get: typeof fetch): Promise<Finding[]> {
  const found: Finding[] = []
  const read = throughPublicAddress(site.href, get)
  /**
   * Returns the bytes under a key, undefined if the key is missing, or null if reading it added a finding.
   */
  const attempt = (key: string) =>
    read(key).catch((failure: Error) => {
      found.push(error(failure.message))
      return null
    })
  const cacheControl = async (key: string) =>
    (await get(new URL(key, site)).catch(() => undefined))?.headers.get('cache-control') ?? ''

  const head = await readHead(store, channel)
  const pointer = await attempt(pointerKey(channel))
  if (pointer !== null && !(pointer && head && Buffer.from(pointer).equals(head.bytes)))
    found.push(
      error(
        `${site.href}${pointerKey(channel)} is not what the store holds: is a cache in front that keeps it?`,
      ),
    )
  const pointerCache = await cacheControl(pointerKey(channel))
  const age = /max-age=(\d+)/.exec(pointerCache)?.[1]
  if (!/no-cache|no-store/.test(pointerCache) && (age === undefined || Number(age) > 60))
    found.push(
      error(
        `${pointerKey(channel)} ${age === undefined ? 'does not say how long it may be kept' : `may be kept for ${age} s`}: answer Cache-Control: max-age=15, must-revalidate`,
      ),
    )

  const [first] = Object.values(head?.document.releases ?? {})
  if (!first) return found
  const entry = first.path + first.entry[0]
  if ((await attempt(entry)) === undefined) found.push(error(`${site.href}${entry} is missing`))
  if (!(await cacheControl(entry)).includes('immutable'))
    found.push(error(`${site.href}${entry} should be answered with Cache-Control: …, immutable`))
  return found
}

interface Inspected {
  readonly store: Store
  readonly channel: string
  readonly now: Date
  readonly get?: typeof fetch
}

/**
 * Returns all findings about the public server: reachability, certificate, the HTML document's headers and
 * age, missing files, the channel and one release. If the server is unreachable, the document and the files
 * aren't checked.
 */
export async function inspectServer(
  address: string,
  { store, channel, now, get = fetchDirectly }: Inspected,
): Promise<Finding[]> {
  const site = siteAddress(address)
  const certificate = await inspectCertificate(site, now)
  const plain =
    site.protocol === 'http:' && !isLoopback(site)
      ? [
          error(
            `${site.href} is http: without TLS a page can verify nothing, so it takes no newer release. Serve https://${site.host}/`,
          ),
        ]
      : []
  const before = [...plain, ...certificate]
  let page: Response
  try {
    page = await get(site)
  } catch (failure) {
    return [...before, error((failure as Error).message)]
  }
  const html = await page.text()
  const bases = (await readHead(store, channel).catch(() => undefined))?.document.bases ?? []
  const document =
    page.status === 200
      ? inspectPage(site.href, html, page.headers, { channel, now, bases })
      : [error(`${site.href} answers ${page.status} instead of the document`)]
  return [
    ...before,
    ...document,
    ...(await inspectMissingFiles(site, get)),
    ...(await inspectFiles(site, store, channel, get)),
  ]
}
