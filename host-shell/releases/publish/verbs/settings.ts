import { accessIn } from '../../model/access.ts'
import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { grant, setMinimum, setMinimumShell } from '../plans/access.ts'
import { settingLines } from '../describe.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `settings   shows them
settings --releases testers --tools off   opens releases by name (?release=) and the tools (?qa=1, /isolate):
  off, testers or everybody; both are off until somebody sets them, and a production channel needs no more than testers
settings --min weather@1.2.0   the lowest version of a remote that any device may run, a tester's too
settings --min-shell 1.4.0      pages with an older shell load afresh at the next change of screen`,
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
