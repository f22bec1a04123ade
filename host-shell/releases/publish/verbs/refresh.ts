import { commit } from '../commit.ts'
import type { Envelope } from '../../model/envelope.ts'
import { isChannelTrusted } from '../keys/keyring.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `refresh   the same channel, signed anew and good for another 14 days; run it daily
  --accept-earlier-keys   once after the channel's keys were rotated elsewhere: its last entry still bears the old ones`,
  async run(context) {
    const { print, channel, flag, has } = context
    const keyring = await context.keyring()
    const now = await context.writer()
    const earlier = keyring.roots.map(({ root }) => isChannelTrusted({ ...keyring, newest: root }, channel))
    const isTrusted = async (envelope: Envelope) => {
      for (const one of earlier) if (await one(envelope)) return true
      return false
    }
    const writer = has('accept-earlier-keys') ? { ...now, isTrusted } : now
    const { document } = await commit(writer, flag('why') ?? 'refresh', (before) => ({ ...before }))
    print(`${channel} is good until ${document.exp} (entry ${document.seq})`)
  },
}
