import { parseRef } from '../model/releaseRef.ts'
import { pointerKey, readEntry, readLog, type LogEntry, readHead } from './channelLog.ts'
import { isChannelTrusted, isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import type { Progress } from './progress.ts'
import { readPublished } from './published.ts'
import type { Store } from './stores/store.ts'
import { unsignedRelease } from './plans/describe.ts'

const day = 86_400_000

function chainFindings(log: readonly LogEntry[]): string[] {
  return log.flatMap(({ document }, at) => {
    const before = log[at - 1]
    if (document.seq !== at + 1) return [`the log jumps to entry ${document.seq} where ${at + 1} should be`]
    if (document.prev !== (before?.digest ?? ''))
      return [`entry ${document.seq} does not follow from the one before it`]
    return []
  })
}

/** Everything that is wrong with a channel in a store, each with what to do; empty when all is well. */
export async function inspect(
  store: Store,
  channel: string,
  keyring: Keyring,
  now: Date,
  progress: Progress,
): Promise<string[]> {
  const log = await readLog(store, channel)
  const head = log.at(-1)
  if (!head) return [`${store.where} has no channel ${channel}: promote a release`]
  const findings = chainFindings(log)
  if (!(await isChannelTrusted(keyring, channel)(head.envelope)))
    findings.push(
      `entry ${head.document.seq} is not signed by this channel's keys: if they were rotated, release refresh --accept-earlier-keys; else find out who wrote it`,
    )
  const pointer = await readEntry(store, pointerKey(channel)).catch(() => undefined)
  if (pointer?.digest !== head.digest)
    findings.push(`${pointerKey(channel)} is not the newest entry: run release repair`)
  const left = (Date.parse(head.document.exp) - now.getTime()) / day
  if (left < 3) findings.push(`the channel expires in ${left.toFixed(1)} days: run release refresh`)

  const trusted = isReleaseTrusted(keyring)
  for (const [name, release] of Object.entries(head.document.releases)) {
    progress.step(name)
    const ref = parseRef(name)
    const found = ref && (await readPublished(store, ref).catch((failure: Error) => failure))
    if (!found || found instanceof Error) {
      findings.push(found?.message ?? `${name} is no release's name`)
    } else if (found.entry.rel !== release.rel) {
      findings.push(`${name} has another release.json than the channel was promised`)
    } else if (!(await trusted(name, release)) || !(await trusted(name, found.entry))) {
      findings.push(unsignedRelease(name, ref.remote))
    }
  }
  return findings
}

/**
 * Reads files through the public address and across origins, as a page does. Throws at what would break pages: a page
 * instead of a file, a script with another content type, a missing CORS header.
 */
export function throughPublicAddress(base: string, get: typeof fetch = fetch) {
  return async (key: string): Promise<Uint8Array | undefined> => {
    const url = new URL(key, base.endsWith('/') ? base : `${base}/`)
    const response = await get(url, {
      headers: { Origin: 'https://other.example' },
      signal: AbortSignal.timeout(30_000),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${url.href} answers ${response.status}`)
    const kind = response.headers.get('content-type') ?? ''
    if (/text\/html/.test(kind))
      throw new Error(`${url.href} answers a page instead of the file: serve 404 for what is missing`)
    if (key.endsWith('.js') && !/javascript/.test(kind))
      throw new Error(`${url.href} is served as "${kind}", not as a script`)
    if (!response.headers.get('access-control-allow-origin'))
      throw new Error(
        `${url.href} lacks Access-Control-Allow-Origin: pages of the brands' hosts could not read it`,
      )
    return new Uint8Array(await response.arrayBuffer())
  }
}

type Get = typeof fetch

async function missingFinding(base: string, get: Get): Promise<string[]> {
  const wrong: string[] = []
  for (const path of [
    'none-such.js',
    'r/none/0.0.0-none/none.js',
    'c/none-such.json',
    'log/none/00000001.json',
  ]) {
    const { status } = await get(new URL(path, base))
    if (status !== 404)
      wrong.push(`${base}${path} is missing and answers ${status}: it must answer 404, never a page`)
  }
  return wrong
}

/** Everything that is wrong with the public server, each with what to do. */
export async function inspectServer(
  url: string,
  store: Store,
  channel: string,
  get: Get = fetch,
): Promise<string[]> {
  const base = url.endsWith('/') ? url : `${url}/`
  const head = await readHead(store, channel)
  const read = throughPublicAddress(base, get)
  const attempt = (key: string) => read(key).catch((failure: Error) => failure)
  const findings = await missingFinding(base, get)

  const pointer = await attempt(pointerKey(channel))
  if (pointer instanceof Error) findings.push(pointer.message)
  else if (!pointer || !head || !Buffer.from(pointer).equals(head.bytes))
    findings.push(
      `${base}${pointerKey(channel)} is not what the store holds: is a cache in front that keeps it?`,
    )

  const { headers } = await get(new URL(pointerKey(channel), base))
  const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? Infinity)
  if (age > 60 && !/no-cache|no-store/.test(headers.get('cache-control') ?? ''))
    findings.push(
      `${pointerKey(channel)} may be kept for ${age} s: answer Cache-Control: max-age=15, must-revalidate`,
    )

  const [first] = Object.values(head?.document.releases ?? {})
  if (first) {
    const entry = first.path + first.entry[0]
    const file = await attempt(entry)
    if (file instanceof Error) findings.push(file.message)
    else if (!file) findings.push(`${base}${entry} is missing`)
    const kept = (await get(new URL(entry, base))).headers.get('cache-control') ?? ''
    if (!kept.includes('immutable'))
      findings.push(`${base}${entry} should be answered with Cache-Control: …, immutable`)
  }
  return findings
}
