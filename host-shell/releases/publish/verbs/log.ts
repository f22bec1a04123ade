import { readLog } from '../channelLog.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'log [--lines 20]   the newest entries, oldest first',
  async run({ store, channel, flag, print }) {
    const entries = await readLog(store, channel)
    for (const { document } of entries.slice(-Number(flag('lines') ?? 20)))
      print(`${String(document.seq).padStart(6)}  ${document.at}  ${document.by}: ${document.why}`)
    if (!entries.length) print(`${store.where} has no channel ${channel} yet`)
  },
}
