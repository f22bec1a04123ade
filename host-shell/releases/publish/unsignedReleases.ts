import { isDeepStrictEqual } from 'node:util'
import type { ChannelDocument } from '../model/channelDocument.ts'
import { isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import { Refused } from './plans/refused.ts'
import { refOf } from '../model/releaseRef.ts'
import { unsignedRelease } from './describe.ts'

/** The releases of a document that no page runs, because today's keys of their remote have not signed them. */
export async function unsignedReleases(keyring: Keyring, { releases }: ChannelDocument): Promise<string[]> {
  const trusted = isReleaseTrusted(keyring)
  const found = await Promise.all(
    Object.entries(releases).map(async ([ref, release]) => ((await trusted(ref, release)) ? [] : [ref])),
  )
  return found.flat()
}

/** Refuses a change that gives devices a release that no page runs; what a change leaves alone is not looked at. */
export async function refuseUnsigned(
  keyring: Keyring,
  before: ChannelDocument,
  after: ChannelDocument,
): Promise<void> {
  const unsigned = await unsignedReleases(keyring, after)
  for (const [remote, { rules }] of Object.entries(after.remotes))
    for (const rule of rules) {
      const ref = refOf(remote, rule.use)
      const same = before.remotes[remote]?.rules.some((other) => isDeepStrictEqual(other, rule))
      if (!same && !rule.roll?.paused && unsigned.includes(ref))
        throw new Refused(unsignedRelease(ref, remote))
    }
}
