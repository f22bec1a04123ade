import { updatePointer } from '../commit.ts'
import { Refused } from '../plans/refused.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'repair   the pointer becomes the newest entry of the log (after a crash between the two)',
  async run({ writer, print, channel, store }) {
    const head = await updatePointer(await writer())
    if (!head) throw new Refused(`${store.where} has no log of ${channel} to repair from`)
    print(`c/${channel}.json is entry ${head.document.seq}`)
  },
}
