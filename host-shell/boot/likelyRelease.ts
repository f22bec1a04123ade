import type { ChannelDocument, ChannelRelease } from '../releases/model/channelDocument.ts'

/**
 * The release whose files are worth fetching before the shell's script has even arrived: what ran well
 * here last, else what everybody gets. A guess for the inline script, kept tiny: it downloads, never
 * runs, and the shell selects for good (`select.ts`).
 */
export function likelyRelease(
  doc: ChannelDocument,
  remote: string,
  lkg?: string,
): ChannelRelease | undefined {
  const known = lkg ? doc.releases[`${remote}@${lkg}`] : undefined
  const base = doc.remotes[remote]?.rules.find((rule) => !rule.when && !rule.roll)
  return known && !doc.revoked.includes(`${remote}@${lkg}`)
    ? known
    : base && doc.releases[`${remote}@${base.use}`]
}
