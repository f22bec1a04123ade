import { pointerKey, readHead } from './channelLog.ts'
import { throughPublicAddress } from './publicAddress.ts'
import type { Store } from './stores/store.ts'

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

/** What is wrong with the server pages read from, each with what to do. */
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
