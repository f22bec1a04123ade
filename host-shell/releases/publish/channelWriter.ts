import type { ChannelWriter } from './commit.ts'
import { isChannelTrusted, type Keyring } from './keys/keyring.ts'
import { envelopeSigner } from './keys/signing.ts'
import type { Store } from './stores/store.ts'
import { channelRole } from '../model/rootDocument.ts'

/** Everything needed to write to a channel, with the keys of a ring. */
export function channelWriter(
  keyring: Keyring,
  store: Store,
  channel: string,
  by: string,
  now: () => Date,
): ChannelWriter {
  const role = channelRole(keyring.newest, channel)
  return {
    store,
    channel,
    by,
    now,
    sign: envelopeSigner(keyring, 'channel', role, `channel ${channel}`),
    isTrusted: isChannelTrusted(keyring, channel),
  }
}
