import type { ChannelDocument } from '../model/channelDocument.ts'
import { parseEnvelope, tryParseJson, type Envelope } from '../model/envelope.ts'
import { sha256 } from '../../build/hash.ts'
import { isChannelDocument } from '../model/shapes.ts'
import type { Store } from './stores/store.ts'

/** One entry of a channel's log: its bytes, their digest (the next entry's `prev`), envelope and document. */
export interface LogEntry {
  readonly bytes: Uint8Array
  readonly digest: string
  readonly envelope: Envelope
  readonly document: ChannelDocument
}

/** The pointer pages read. */
export const pointerKey = (channel: string): string => `c/${channel}.json`

/** An entry's key: eight digits, so that keys sort by age. */
export const logKey = (channel: string, seq: number): string =>
  `log/${channel}/${String(seq).padStart(8, '0')}.json`

/** Reads an entry; undefined when the key is empty. Throws when it is malformed. */
export async function readEntry(store: Store, key: string): Promise<LogEntry | undefined> {
  const bytes = await store.read(key)
  if (!bytes) return undefined
  const envelope = parseEnvelope(new TextDecoder().decode(bytes))
  const document = envelope && tryParseJson(envelope.p)
  if (!envelope || !isChannelDocument(document))
    throw new Error(`${key} in ${store.where} is not a channel document: look at it, then run release doctor`)
  return { bytes, digest: sha256(bytes), envelope, document }
}

/** The newest log entry: from the pointer forward, because a crash may have left the pointer behind. */
export async function readHead(store: Store, channel: string): Promise<LogEntry | undefined> {
  const pointer = await readEntry(store, pointerKey(channel)).catch(() => undefined)
  let head = pointer && (await readEntry(store, logKey(channel, pointer.document.seq)))
  if (!head) {
    const newest = (await store.list(`log/${channel}/`)).at(-1)
    head = newest === undefined ? undefined : await readEntry(store, newest)
  }
  while (head) {
    const next = await readEntry(store, logKey(channel, head.document.seq + 1))
    if (!next) return head
    head = next
  }
  return undefined
}

/** The whole history, oldest first. */
export async function readLog(store: Store, channel: string): Promise<LogEntry[]> {
  const keys = await store.list(`log/${channel}/`)
  const entries = await Promise.all(keys.map((key) => readEntry(store, key)))
  return entries.filter((entry) => entry !== undefined)
}
