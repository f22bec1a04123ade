import { parseRef } from '@companion/release-protocol/releaseRef'
import { timesOf } from './clock.ts'
import { pointerKey, readEntry, readLog } from './channelLog.ts'
import { isChannelTrusted, isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import { unsignedRelease } from './edits/describe.ts'
import { releasesIn } from './edits/edit.ts'
import { readPublished, type Progress } from './published.ts'
import type { Store } from './stores/store.ts'

interface Inspected {
  readonly faults: readonly string[]
  readonly remarks: readonly string[]
}

/** Checks a channel in a store. Returns all problems, each with a remedy. */
export async function inspect(
  store: Store,
  channel: string,
  keyring: Keyring,
  now: Date,
  progress: Progress,
): Promise<Inspected> {
  const log = await readLog(store, channel)
  const head = log.at(-1)
  if (!head) return { faults: [`${store.where} has no channel ${channel}: promote a release`], remarks: [] }
  const findings = log.flatMap(({ document: { seq, prev } }, at) => {
    if (seq !== at + 1) return [`the log jumps to entry ${seq} where ${at + 1} should be`]
    const follows = prev === (log[at - 1]?.digest ?? '')
    return follows ? [] : [`entry ${seq} does not follow from the one before it`]
  })
  const isTrusted = isChannelTrusted(keyring, channel)
  if (!(await isTrusted(head.envelope)))
    findings.push(
      `entry ${head.document.seq} is not signed by this channel's keys: if they were rotated, release refresh --accept-earlier-keys; else find out who wrote it`,
    )
  const pointer = await readEntry(store, pointerKey(channel)).catch(() => undefined)
  if (pointer?.digest !== head.digest)
    findings.push(`${pointerKey(channel)} is not the newest entry: run release repair`)
  const days = (Date.parse(head.document.exp) - now.getTime()) / 86_400_000
  if (days < 3) findings.push(`the channel expires in ${days.toFixed(1)} days: run release refresh`)

  for (const [name, release] of releasesIn(head.document)) {
    progress.step(name)
    const ref = parseRef(name)
    const found = ref && (await readPublished(store, ref).catch((failure: Error) => failure))
    if (!found || found instanceof Error) findings.push(found?.message ?? `${name} is no release's name`)
    else if (found.entry.rel !== release.rel)
      findings.push(`${name} has another release.json than the channel was promised`)
    else if (
      !(await isReleaseTrusted(keyring, name, release)) ||
      !(await isReleaseTrusted(keyring, name, found.entry))
    )
      findings.push(unsignedRelease(name))
  }
  const signed = log.map(async ({ document, envelope }) => ({ document, trusted: await isTrusted(envelope) }))
  const { faults, remarks } = timesOf(await Promise.all(signed), now)
  return { faults: [...findings, ...faults], remarks }
}

const folderOf = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/**
 * Returns a reader of files through the public URL. It sends an `Origin` of another site, like a page of
 * another brand's host. Throws on responses that would break pages: HTML instead of a file, a script with
 * another content type, a missing CORS header.
 */
export const throughPublicAddress =
  (address: string, get: typeof fetch = fetch): Store['read'] =>
  async (key) => {
    const { href } = new URL(key, folderOf(address))
    const response = await get(href, {
      headers: { Origin: 'https://other.example' },
      signal: AbortSignal.timeout(30_000),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${href} answers ${response.status}`)
    const kind = response.headers.get('content-type') ?? ''
    if (/text\/html/.test(kind))
      throw new Error(`${href} answers a page instead of the file: serve 404 for what is missing`)
    if (key.endsWith('.js') && !/javascript/.test(kind))
      throw new Error(`${href} is served as "${kind}", not as a script`)
    if (!response.headers.get('access-control-allow-origin'))
      throw new Error(
        `${href} lacks Access-Control-Allow-Origin: pages of the brands' hosts could not read it`,
      )
    return new Uint8Array(await response.arrayBuffer())
  }
