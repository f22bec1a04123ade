import type { ChannelDocument } from '../releases/model/channelDocument.ts'

interface Remembered {
  /** The newest document at hand; nothing from the device is believed here, it only guides downloads. */
  readonly document: ChannelDocument
  readonly lkg: Readonly<Record<string, readonly string[] | undefined>>
}

/** What this device ran last, for the first downloads; the page's own document where nothing is remembered. */
export function rememberedReleases(embedded: string): Remembered {
  const own = JSON.parse(embedded) as ChannelDocument
  try {
    const { envelope, lkg } = JSON.parse(localStorage.getItem('companion.releases') ?? '{}') as {
      envelope: string
      lkg: Remembered['lkg']
    }
    const kept = JSON.parse((JSON.parse(envelope) as { p: string }).p) as ChannelDocument
    const later = kept.epoch === own.epoch ? kept.seq > own.seq : kept.epoch > own.epoch
    return { document: later ? kept : own, lkg }
  } catch {
    return { document: own, lkg: {} }
  }
}
