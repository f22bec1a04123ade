import { pointerKey, readEntry, readLog, type LogEntry } from './channelLog.ts'
import { isChannelTrusted, isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import type { Progress } from './progress.ts'
import { parseRef } from '../model/releaseRef.ts'
import { readPublished } from './published.ts'
import type { Store } from './stores/store.ts'
import { unsignedRelease } from './describe.ts'

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
