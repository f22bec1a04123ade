import { randomBytes } from 'node:crypto'
import { accessIn } from '../../model/access.ts'
import { commit } from '../commit.ts'
import { addTester, removeTester } from '../plans/access.ts'
import { Refused } from '../plans/refused.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `testers   lists them
testers add ada      makes a token for ada and says the link that puts it on a device; it is shown once
testers remove ada   the token counts for nothing from the next start of a page
  Names are public, tokens are not. What testers may do: release settings.`,
  async run(context) {
    const { words, flag, print, channel } = context
    const [act, name = ''] = words
    if (act === undefined) {
      const names = Object.keys(accessIn((await needHead(context)).document).testers)
      return print(names.join('\n') || `${channel} has no testers`)
    }
    if (act !== 'add' && act !== 'remove') throw new Refused(`testers takes add or remove, not "${act}"`)
    const token = randomBytes(32).toString('base64url')
    const { document } = await commit(
      await context.writer(),
      flag('why') ?? `testers ${act} ${name}`,
      (before) => (act === 'add' ? addTester(before, name, token) : removeTester(before, name)),
    )
    if (act === 'remove') return print(`${name} is no tester of ${channel} as of entry ${document.seq}`)
    print(`${name} is a tester of ${channel} as of entry ${document.seq}`)
    print(`open once on each device and host: /?tester=${token}`)
    const { releases, tools } = accessIn(document)
    if (releases === 'off' && tools === 'off')
      print('nothing is open to testers yet: release settings --releases testers --tools testers')
  },
}
