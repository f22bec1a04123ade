import { readLog } from '../channelLog.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'log [--lines 20]   the newest entries, oldest first',
  async run({ store, channel, flag, say }) {
    const entries = await readLog(store, channel)
    for (const { document } of entries.slice(-Number(flag('lines') ?? 20)))
      say(`${String(document.seq).padStart(6)}  ${document.at}  ${document.by}: ${document.why}`)
    if (!entries.length) say(`${store.where} has no channel ${channel} yet`)
  },
}
