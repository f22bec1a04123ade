import { type ChannelDocument, isChannelDocument } from '../model/channelDocument.ts'
import type { RootDocument } from '../model/acceptRoot.ts'
import { isChannelSigned, type Subtle, isReleaseSigned } from '../model/verifySignature.ts'
import { parseEnvelope, tryParseJson, type Envelope } from '../model/envelope.ts'
import { note } from './journal.ts'

/** A document without those of its releases that their remote's own keys have not signed: they never run. */
export async function withSignedReleases(
  document: ChannelDocument,
  subtle: Subtle,
  root: RootDocument,
): Promise<ChannelDocument> {
  const checked = await Promise.all(
    Object.entries(document.releases).map(async (entry) => {
      const signed = await isReleaseSigned(subtle, root, ...entry)
      if (!signed) note('unsigned', entry[0])
      return signed ? [entry] : []
    }),
  )
  return { ...document, releases: Object.fromEntries(checked.flat()) }
}

/** Outcome of verifying a document from the server or another tab. */
export type Verdict =
  | 'new'
  | 'same'
  | 'older'
  | 'expired'
  | 'unsigned'
  | 'misshapen'
  | 'unreachable'
  | 'insecure'

/** What documents are verified against. */
export interface Trust {
  /** Absent outside a secure context: then no document can be verified. */
  readonly subtle: Subtle | undefined
  /** Whose signatures count; later root documents replace it. */
  root: RootDocument | undefined
  readonly channel: string
}

const countOf = ({ releases }: ChannelDocument): number => Object.keys(releases).length

/** Later in the channel's history, by epoch, then number. */
export const isLater = (a: ChannelDocument, b: ChannelDocument): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.seq > b.seq

const read = (envelope: Envelope | undefined, channel: string): ChannelDocument | undefined => {
  const value = envelope && tryParseJson(envelope.p)
  return isChannelDocument(value) && value.channel === channel ? value : undefined
}

/** A document that this device accepted before: its signature is verified again, its date does not matter. */
export async function verifyStored(
  text: string,
  { subtle, root, channel }: Trust,
): Promise<ChannelDocument | undefined> {
  const envelope = parseEnvelope(text)
  const document = read(envelope, channel)
  if (!envelope || !document || !subtle || !root) return undefined
  return (await isChannelSigned(subtle, root, channel, envelope))
    ? withSignedReleases(document, subtle, root)
    : undefined
}

/** Accepts only a signed document of this channel, not expired and newer (rollback, freeze, mix-and-match: TUF). */
export async function verifyDocument(
  text: string | null,
  trust: Trust,
  newest: ChannelDocument,
  now: number,
): Promise<{ readonly verdict: Verdict; readonly document?: ChannelDocument }> {
  if (text === null) return { verdict: 'unreachable' }
  const { subtle, root, channel } = trust
  if (!subtle || !root) return { verdict: 'insecure' }
  const envelope = parseEnvelope(text)
  const document = read(envelope, channel)
  if (!envelope || !document) return { verdict: 'misshapen' }
  if (isLater(newest, document)) return { verdict: 'older' }
  // Of the newest one some releases may be missing whose keys this device did not know yet.
  if (!isLater(document, newest) && countOf(document) === countOf(newest)) return { verdict: 'same' }
  if (!(await isChannelSigned(subtle, root, channel, envelope))) return { verdict: 'unsigned' }
  if (Date.parse(document.exp) <= now) return { verdict: 'expired' }
  const signed = await withSignedReleases(document, subtle, root)
  return { verdict: countOf(signed) < countOf(document) ? 'unsigned' : 'new', document: signed }
}
