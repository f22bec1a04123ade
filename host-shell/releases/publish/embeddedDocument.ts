import type { ChannelDocument } from '../model/channelDocument.ts'
import type { Envelope } from '../model/envelope.ts'
import { refOf } from '../model/releaseRef.ts'

/**
 * What a page carries of a channel: the releases everybody gets, without the earlier ones, so that it stays small. It
 * is trusted as part of the page and counts as just older than the entry it was taken from: the whole entry, with all
 * that a device may fall back to, is news to the page.
 */
export function embeddedDocument(document: ChannelDocument, root: Envelope): string {
  const remotes = Object.fromEntries(
    Object.entries(document.remotes).map(([remote, plan]) => [remote, { ...plan, fallback: [] }]),
  )
  const named = new Set(
    Object.entries(remotes).flatMap(([remote, { rules }]) => rules.map(({ use }) => refOf(remote, use))),
  )
  const releases = Object.fromEntries(Object.entries(document.releases).filter(([ref]) => named.has(ref)))
  const embedded = { ...document, seq: Math.max(0, document.seq - 1), remotes, releases }
  return JSON.stringify({ p: JSON.stringify(embedded), s: [], root })
}
