import { randomBytes } from 'node:crypto'
import { accessIn } from '../../model/access.ts'
import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { grant, setMinimum, setMinimumShell, addTester, removeTester } from '../plans/access.ts'
import { settingLines } from '../plans/describe.ts'
import { Refused } from '../plans/refused.ts'
import { needHead, type Verb } from './context.ts'

export const settingsVerb: Verb = {
  usage: `settings   shows them
settings --releases testers --tools off   opens releases by name (?release=) and the tools (?qa=1, /isolate):
  off, testers or everybody; both are off until somebody sets them, and a production channel needs no more than testers
settings --min weather@1.2.0   the minimum version of a remote on any device, a tester's too
settings --min-shell 1.4.0      pages with an older shell reload at the next change of screen`,
  async run(context) {
    const { flag, print, channel } = context
    const given = (['releases', 'tools', 'min', 'min-shell'] as const).flatMap((name) => {
      const value = flag(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    const set = (document: ChannelDocument): ChannelDocument =>
      given.reduce((next, [name, value]) => {
        if (name === 'min-shell') return setMinimumShell(next, value)
        if (name !== 'min') return grant(next, name, value)
        const [remote = '', version = ''] = value.split('@')
        return setMinimum(next, remote, version)
      }, document)
    if (!given.length) {
      for (const line of settingLines((await needHead(context)).document)) print(line)
      return
    }
    const why = flag('why') ?? `settings ${given.map(([name, value]) => `--${name} ${value}`).join(' ')}`
    const { document } = await commit(await context.writer(), why, set)
    print(`${channel} as of entry ${document.seq}:`)
    for (const line of settingLines(document)) print(line)
    const { releases, tools, testers } = accessIn(document)
    if ([releases, tools].includes('testers') && !Object.keys(testers).length)
      print('there is no tester yet: release testers add ada')
  },
}

export const testersVerb: Verb = {
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
