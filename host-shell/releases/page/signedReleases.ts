import type { ChannelDocument } from '../model/channelDocument.ts'
import type { RootDocument } from '../model/rootDocument.ts'
import { isReleaseSigned, type Subtle } from '../model/verifySignature.ts'
import { note } from './journal.ts'

/**
 * A document with only those of its releases that their remote's own keys have signed. The others are unknown to the
 * page: they are neither run nor staged, the next best one is, and the journal names them.
 */
export async function withSignedReleases(
  document: ChannelDocument,
  subtle: Subtle,
  root: RootDocument,
): Promise<ChannelDocument> {
  const checked = await Promise.all(
    Object.entries(document.releases).map(async (entry) => {
      const signed = await isReleaseSigned(subtle, root, ...entry)
      if (!signed) note('unsigned', entry[0], 'not signed by the keys of its remote')
      return signed ? [entry] : []
    }),
  )
  return { ...document, releases: Object.fromEntries(checked.flat()) }
}
