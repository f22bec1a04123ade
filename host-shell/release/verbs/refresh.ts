import { commit } from '../commit.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'refresh   the same channel, signed anew and good for another 14 days; run it daily',
  async run({ desk, say, channel, flag }) {
    const { document } = await commit(await desk(), flag('why') ?? 'refresh', (before) => ({ ...before }))
    say(`${channel} is good until ${document.exp} (entry ${document.seq})`)
  },
}
