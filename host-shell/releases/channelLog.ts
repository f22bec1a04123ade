import { tryParseJson } from '@companion/shared/platform/json'
import {
  type ChannelDocument,
  isChannelDocument,
  type Digest,
} from '@companion/release-protocol/channelDocument'
import { channelRole } from '@companion/release-protocol/verifySignature'
import { parseEnvelope, type Envelope, maxEnvelopeBytes } from '@companion/release-protocol/envelope'
import { sha256 } from './stores/hash.ts'
import { jsonBytes, type Store } from './stores/store.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { datesFrom } from '@companion/release-protocol/timings'
import { goodForDays } from './edits/compose.ts'
import { isChannelTrusted, type Keyring } from './keys/keyring.ts'
import { envelopeSigner } from './keys/signing.ts'

/** An entry of a channel's log. The next entry's `prev` equals this entry's `digest`. */
export interface LogEntry {
  readonly bytes: Uint8Array
  readonly digest: Digest
  readonly envelope: Envelope
  readonly document: ChannelDocument
}

/** The store key of the pointer, the copy of the newest entry that pages read. */
export const pointerKey = (channel: string): string => `c/${channel}.json`

/** The store key of an entry. The number has eight digits, so that keys sorted as text are in log order. */
export const logKey = (channel: string, seq: number): string =>
  `log/${channel}/${String(seq).padStart(8, '0')}.json`

/**
 * Reads an entry. Returns undefined if the store has nothing under the key, and throws if the entry is
 * malformed.
 */
export async function readEntry(store: Store, key: string): Promise<LogEntry | undefined> {
  const bytes = await store.read(key)
  if (!bytes) return undefined
  const envelope = parseEnvelope(new TextDecoder().decode(bytes))
  const document = envelope && tryParseJson(envelope.p)
  if (!envelope || !isChannelDocument(document))
    throw new Error(`${key} in ${store.where} is not a channel document: look at it, then run release doctor`)
  return { bytes, digest: sha256(bytes), envelope, document }
}

/**
 * Returns the newest log entry. Starts at the pointer and looks for later entries, because a crash can leave
 * the pointer behind the log.
 */
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

/** Reads all entries of a channel's log, oldest first. */
export async function readLog(store: Store, channel: string): Promise<LogEntry[]> {
  const keys = await store.list(`log/${channel}/`)
  const entries = await Promise.all(keys.map((key) => readEntry(store, key)))
  return entries.filter((entry) => entry !== undefined)
}

/**
 * A command's change of a document. `commit` adds the entry number, dates, author and signature. A change
 * that returns the same object writes no entry.
 */
export type Change = (document: ChannelDocument) => ChannelDocument | Promise<ChannelDocument>

export interface ChannelWriter {
  readonly store: Store
  readonly channel: string
  readonly sign: (payload: string) => Promise<Envelope>
  /** Whether the channel's current keys signed an envelope. */
  readonly isTrusted: (envelope: Envelope) => Promise<boolean>
  readonly now: () => Date
  readonly by: string
  /** Throws if the clock is wrong, judging by the newest entry. */
  readonly refuseClock?: ((head: ChannelDocument | undefined) => void) | undefined
}

/**
 * The number of attempts before `commit` gives up because other writers always took the number first. 50
 * concurrent promotions are tested.
 */
const maxTries = 400

async function signedEntry(writer: ChannelWriter, document: ChannelDocument): Promise<LogEntry> {
  const envelope = await writer.sign(JSON.stringify(document))
  const bytes = jsonBytes(envelope)
  if (bytes.length > maxEnvelopeBytes)
    throw new Error(
      `the document would have ${bytes.length} bytes, pages take ${maxEnvelopeBytes}: finish old rollouts first`,
    )
  return { bytes, digest: sha256(bytes), envelope, document }
}

/**
 * Copies the newest log entry to the pointer until the pointer matches. Another writer can append in between,
 * so the last of several writers must publish everybody's entries.
 */
export async function updatePointer({ store, channel }: ChannelWriter): Promise<LogEntry | undefined> {
  for (;;) {
    const head = await readHead(store, channel)
    if (!head) return undefined
    const pointer = await readEntry(store, pointerKey(channel)).catch(() => undefined)
    if (pointer?.digest === head.digest) return head
    await store.replace(pointerKey(channel), head.bytes)
  }
}

/** Creates a channel's first entry unless the log has entries. Returns the newest entry. */
export async function begin(writer: ChannelWriter, first: ChannelDocument): Promise<LogEntry> {
  const head = await readHead(writer.store, writer.channel)
  if (head) return (await updatePointer(writer)) ?? head
  writer.refuseClock?.(undefined)
  const entry = await signedEntry(writer, { ...first, channel: writer.channel, seq: 1, prev: '' })
  await writer.store.create(logKey(writer.channel, 1), entry.bytes)
  return (await updatePointer(writer)) ?? entry
}

/**
 * Appends an entry with a change to a channel. If several writers run at the same time, exactly one gets the
 * next log number. The others read the new entry and apply their change to its document, so no change is
 * lost.
 * @throws if the channel has no log, its newest entry isn't signed by its keys, or the change throws.
 */
export async function commit(writer: ChannelWriter, why: string, change: Change): Promise<LogEntry> {
  const { store, channel, by } = writer
  for (let tries = 0; tries < maxTries; tries++) {
    const head = await readHead(store, channel)
    if (!head)
      throw new Error(`${store.where} has no channel ${channel}: publish and promote a release first`)
    if (!(await writer.isTrusted(head.envelope)))
      throw new Error(
        `${logKey(channel, head.document.seq)} is not signed by this channel's keys. If they were rotated: release refresh --accept-earlier-keys; if not, find out who wrote it (release log)`,
      )
    writer.refuseClock?.(head.document)
    const changed = await change(head.document)
    if (changed === head.document) return (await updatePointer(writer)) ?? head
    const seq = head.document.seq + 1
    const dates = datesFrom(writer.now(), goodForDays)
    const entry = await signedEntry(writer, { ...changed, ...dates, by, why, seq, prev: head.digest })
    if (await store.create(logKey(channel, seq), entry.bytes)) {
      await updatePointer(writer)
      return entry
    }
    // Another writer took the number. The pause is random and grows with each attempt, otherwise the same
    // writers would collide again.
    await wait(Math.random() * Math.min(200, 5 * (tries + 1)))
  }
  throw new Error(`${channel} is being changed by others without a pause: try again`)
}

/** Returns a channel's writer that signs with a keyring's keys. */
export const channelWriter = (
  keyring: Keyring,
  { store, channel, by, now, refuseClock }: Omit<ChannelWriter, 'sign' | 'isTrusted'>,
): ChannelWriter => ({
  store,
  channel,
  by,
  now,
  refuseClock,
  sign: envelopeSigner(keyring, 'channel', channelRole(keyring.newest, channel), `channel ${channel}`),
  isTrusted: isChannelTrusted(keyring, channel),
})
