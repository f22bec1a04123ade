import type { ChannelDocument } from '@companion/release-protocol/channelDocument'

/**
 * Loads release files from the bases of verified documents (newest first), if there are any (`mirrors.ts`).
 * Never rejects: without that code, files come from the page's own origin.
 */
export async function followBases(documents: readonly Pick<ChannelDocument, 'bases'>[]): Promise<void> {
  if (companion.mirrors || documents[0]!.bases.length)
    await import(/* webpackChunkName: "mirrors" */ './mirrors.ts').then(
      ({ setBases }) => setBases(documents),
      () => {},
    )
}
