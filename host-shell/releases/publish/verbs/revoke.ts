import { commit } from '../commit.ts'
import { Refused } from '../plans/refused.ts'
import { revoke } from '../plans/revoke.ts'
import { planLines } from '../describe.ts'
import { needRef } from '../plans/edit.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage:
    'revoke <remote>@<version>-<build> --why "…"   no device starts it again; open pages leave it at once',
  async run({ words, flag, writer, print, channel }) {
    const [name = ''] = words
    const { remote } = needRef(name)
    const why = flag('why')
    if (!why) throw new Refused('say why: the log is read by people, e.g. --why "shows the wrong price"')
    const { document } = await commit(await writer(), `revoke ${name}: ${why}`, (before) =>
      revoke(before, name),
    )
    print(`${name} is revoked in ${channel} as of entry ${document.seq}`)
    for (const line of planLines(document.remotes[remote] ?? { rules: [], fallback: [] })) print(line)
  },
}
