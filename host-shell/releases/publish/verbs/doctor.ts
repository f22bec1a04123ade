import { inspect } from '../inspect.ts'
import { inspectServer } from '../inspectServer.ts'
import { Refused } from '../plans/refused.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'doctor [--url https://…]   with an address, also the server that pages read from',
  async run(context) {
    const { store, channel, print, flag, now, progress } = context
    const keyring = await context.keyring()
    const url = flag('url')
    const findings = [
      ...(await inspect(store, channel, keyring, now(), progress)),
      ...(url ? await inspectServer(url, store, channel) : []),
    ]
    progress.done()
    for (const finding of findings) print(`! ${finding}`)
    if (findings.length)
      throw new Refused(`${findings.length} thing${findings.length > 1 ? 's' : ''} to mend`)
    print(`${channel} in ${store.where} is in order`)
  },
}
