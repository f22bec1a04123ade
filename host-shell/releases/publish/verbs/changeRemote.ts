import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { Refused } from '../plans/refused.ts'
import { refuseUnsigned } from '../unsignedReleases.ts'
import { planLines } from '../describe.ts'
import type { CommandContext } from './verb.ts'

/** Carries out a change of one remote's plan and shows what came of it. */
export async function changeRemote(
  context: CommandContext,
  name: string,
  change: (document: ChannelDocument, remote: string) => ChannelDocument,
): Promise<void> {
  const [remote] = context.words
  if (!remote) throw new Refused(`say of which remote, e.g. ${name} weather`)
  const why = context.flag('why') ?? `${name} ${remote}`
  const keyring = await context.keyring()
  const { document } = await commit(await context.writer(), why, async (before) => {
    const after = change(before, remote)
    // What someone goes back to must be runnable even where it is what everybody gets already.
    const known = name === 'rollback' ? { ...before, remotes: {} } : before
    await refuseUnsigned(keyring, known, after)
    return after
  })
  context.print(`${remote} in ${context.channel} as of entry ${document.seq}:`)
  for (const line of planLines(document.remotes[remote] ?? { rules: [], fallback: [] })) context.print(line)
}
