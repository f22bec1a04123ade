import { inspect } from '../inspect.ts'
import { inspectServer } from '../inspectServer.ts'
import { Refused } from '../plans/refused.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'doctor [--url https://…]   with an address, also the server that pages read from',
  async run(world) {
    const { store, channel, say, flag, now, progress } = world
    const keyring = await world.keyring()
    const url = flag('url')
    const findings = [
      ...(await inspect(store, channel, keyring, now(), progress)),
      ...(url ? await inspectServer(url, store, channel) : []),
    ]
    progress.done()
    for (const finding of findings) say(`! ${finding}`)
    if (findings.length)
      throw new Refused(`${findings.length} thing${findings.length > 1 ? 's' : ''} to mend`)
    say(`${channel} in ${store.where} is in order`)
  },
}
