import { signedText, type Envelope, type Kind } from './envelope.ts'
import type { ChannelRelease } from './channelDocument.ts'
import { remoteOf, type ReleaseRef } from './releaseRef.ts'
import { readRoot, type PublicKey, type Role, type RootDocument } from './rootDocument.ts'

const none: Role = { keys: [], threshold: 1 }

/**
 * Returns the role that signs a channel: the channel's own role if there is one, otherwise the general one.
 */
export const channelRole = ({ roles }: RootDocument, channel: string): Role =>
  roles[`channel:${channel}`] ?? roles.channel ?? none

/** Returns the role that signs a remote's releases. */
export const releaseRole = ({ roles }: RootDocument, remote: string): Role =>
  roles[`release:${remote}`] ?? none

/** The part of Web Crypto that verifies signatures. Browsers and Node have the same API. */
export type Subtle = Pick<SubtleCrypto, 'importKey' | 'verify'>

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

async function isValid(
  subtle: Subtle,
  key: PublicKey,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const { kty, crv, x, y } = key
    const imported = await subtle.importKey('jwk', { kty, crv, x, y }, ecdsa, false, ['verify'])
    return await subtle.verify(ecdsa, imported, bytesOf(signature), bytes)
  } catch {
    return false
  }
}

/** Whether enough different keys of a role have signed an envelope as this kind of document. */
export async function isSignedBy(
  subtle: Subtle,
  kind: Kind,
  envelope: Envelope,
  { keys }: Pick<RootDocument, 'keys'>,
  role: Role,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(signedText(kind, envelope.p))
  const good = new Set<string>()
  for (const { k, v } of envelope.s) {
    const key = role.keys.includes(k) ? keys[k] : undefined
    if (key && !good.has(k) && (await isValid(subtle, key, v, bytes))) good.add(k)
  }
  return good.size >= role.threshold
}

/** Whether a channel's keys have signed an envelope. */
export const isChannelSigned = (
  subtle: Subtle,
  root: RootDocument,
  channel: string,
  envelope: Envelope,
): Promise<boolean> => isSignedBy(subtle, 'channel', envelope, root, channelRole(root, channel))

/**
 * Whether a remote's own keys have signed a release, and for this name. Otherwise the channel's keys alone
 * could bring any code onto a page.
 */
export const isReleaseSigned = async (
  subtle: Subtle,
  root: RootDocument,
  ref: ReleaseRef,
  { s, ...record }: ChannelRelease,
): Promise<boolean> =>
  record.path === `r/${ref.replace('@', '/')}/` &&
  isSignedBy(subtle, 'release', { p: JSON.stringify(record), s }, root, releaseRole(root, remoteOf(ref)))

/**
 * Returns the next root document if its number is the next one and the root keys of both documents have
 * signed it; otherwise undefined.
 */
export async function acceptRoot(
  subtle: Subtle,
  current: RootDocument,
  envelope: Envelope,
): Promise<RootDocument | undefined> {
  const next = readRoot(envelope)
  const signed = async (by: RootDocument) =>
    by.roles.root !== undefined && (await isSignedBy(subtle, 'root', envelope, by, by.roles.root))
  return next?.n === current.n + 1 && (await signed(current)) && (await signed(next)) ? next : undefined
}
