import type { Desk } from './commit.ts'
import { isChannelTrusted, type KeyRing } from './keys/keyring.ts'
import { sealer } from './keys/signing.ts'
import type { Store } from './stores/store.ts'
import { channelRole } from '../model/rootDocument.ts'

/** Everything needed to write to a channel, with the keys of a ring. */
export function deskOf(ring: KeyRing, store: Store, channel: string, by: string, now: () => Date): Desk {
  const role = channelRole(ring.newest, channel)
  return {
    store,
    channel,
    by,
    now,
    seal: sealer(ring, 'channel', role, `channel ${channel}`),
    isTrusted: isChannelTrusted(ring, channel),
  }
}
