import { tryParseJson } from '@companion/shared/platform/json'
import {
  type ChannelDocument,
  type ChannelRelease,
  isChannelDocument,
  type KnownDocument,
} from '@companion/release-protocol/channelDocument'
import type { RootDocument } from '@companion/release-protocol/rootDocument'
import { isChannelSigned, isReleaseSigned, type Subtle } from '@companion/release-protocol/verifySignature'
import { parseEnvelope, type Envelope } from '@companion/release-protocol/envelope'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { isLater, type Trust, type VerificationResult } from './releaseState.ts'

/** Removes releases that aren't signed with their remote's own keys, so that they never run. */
async function withSignedReleases(
  document: ChannelDocument,
  subtle: Subtle,
  root: RootDocument,
): Promise<ChannelDocument> {
  const checked = await Promise.all(
    (Object.entries(document.releases) as [ReleaseRef, ChannelRelease][]).map(async (entry) =>
      (await isReleaseSigned(subtle, root, ...entry)) ? [entry] : [],
    ),
  )
  return { ...document, releases: Object.fromEntries(checked.flat()) }
}

const countOf = ({ releases }: KnownDocument): number => Object.keys(releases).length

const read = (envelope: Envelope | undefined, channel: string): ChannelDocument | undefined => {
  const value = envelope && tryParseJson(envelope.p)
  return isChannelDocument(value) && value.channel === channel ? value : undefined
}

/** Verifies the signature of a document that this device accepted before. Doesn't check its expiry. */
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

/**
 * Verifies a document. Accepts it only if it's signed for this channel, hasn't expired and is newer
 * (protection against TUF's rollback, freeze and mix-and-match attacks).
 */
export async function verifyDocument(
  text: string | null,
  trust: Trust,
  newest: KnownDocument,
  now: number,
): Promise<{ readonly verdict: VerificationResult; readonly document?: ChannelDocument }> {
  if (text === null) return { verdict: 'unreachable' }
  const { subtle, root, channel } = trust
  if (!subtle || !root) return { verdict: 'insecure' }
  const envelope = parseEnvelope(text)
  const document = read(envelope, channel)
  if (!envelope || !document) return { verdict: 'misshapen' }
  if (isLater(newest, document)) return { verdict: 'older' }
  // A document with the same number isn't the same if the number of releases differs: the stored copy can
  // lack releases whose keys this device didn't have yet.
  if (!isLater(document, newest) && countOf(document) === countOf(newest)) return { verdict: 'same' }
  if (!(await isChannelSigned(subtle, root, channel, envelope))) return { verdict: 'unsigned' }
  if (Date.parse(document.exp) <= now) return { verdict: 'expired' }
  const signed = await withSignedReleases(document, subtle, root)
  return { verdict: countOf(signed) < countOf(document) ? 'unsigned' : 'new', document: signed }
}
