import type { ChannelDocument } from '@companion/release-protocol/channelDocument'

/**
 * Applies the bases of verified documents, newest first, so that release files load from them (`mirrors.ts`).
 * Does nothing if no document has listed any. Never rejects: if that code fails to load, files come from the
 * page's own origin.
 */
export async function followBases(documents: readonly Pick<ChannelDocument, 'bases'>[]): Promise<void> {
  if (companion.mirrors || documents[0]!.bases.length)
    await import(/* webpackChunkName: "mirrors" */ './mirrors.ts').then(
      ({ setBases }) => setBases(documents),
      () => {},
    )
}
