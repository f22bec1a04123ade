import { logKey, readEntry } from '../channelLog.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { Refused } from '../plans/refused.ts'
import { planLines, settingLines } from '../describe.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

const linesOf = ({ remotes, revoked, floor, shell, access }: ChannelDocument): string[] => [
  ...Object.entries(remotes).flatMap(([remote, plan]) => planLines(plan).map((line) => `${remote}:${line}`)),
  ...revoked.map((ref) => `revoked ${ref}`),
  ...settingLines({ floor, shell, ...(access && { access }) }),
]

export const verb: Verb = {
  usage: 'diff [--from 40] [--to 41]   what changed between two entries; without numbers, the last change',
  async run(context) {
    const { store, channel, flag, print } = context
    const head = await needHead(context)
    const to = Number(flag('to') ?? head.document.seq)
    const from = Number(flag('from') ?? to - 1)
    const read = async (seq: number): Promise<string[]> => {
      if (seq === 0) return []
      const entry = await readEntry(store, logKey(channel, seq))
      if (!entry) throw new Refused(`${channel} has no entry ${seq}: release log shows them`)
      return linesOf(entry.document)
    }
    const [before, after] = await Promise.all([read(from), read(to)])
    for (const line of before.filter((one) => !after.includes(one))) print(`- ${line}`)
    for (const line of after.filter((one) => !before.includes(one))) print(`+ ${line}`)
  },
}
