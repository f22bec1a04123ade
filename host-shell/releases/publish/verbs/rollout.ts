import { finish, pause, setPercentage } from '../plans/promote.ts'
import { commit } from '../commit.ts'
import type { ChannelDocument } from '../../model/channelDocument.ts'
import { Refused } from '../plans/refused.ts'
import { refuseUnsigned } from '../published.ts'
import { planLines } from '../plans/describe.ts'
import { retry } from '../plans/edit.ts'
import type { Verb, CommandContext } from './context.ts'

/** Changes one remote's plan and prints it. */
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
    // A roll-back's target must be signed, also when it is what everybody gets already.
    const known = name === 'rollback' ? { ...before, remotes: {} } : before
    await refuseUnsigned(keyring, known, after)
    return after
  })
  context.print(`${remote} in ${context.channel} as of entry ${document.seq}:`)
  for (const line of planLines(document.remotes[remote] ?? { rules: [], fallback: [] })) context.print(line)
}

export const rolloutVerb: Verb = {
  usage: 'rollout <remote> --pct 50   raises the newest rollout; also ends a pause',
  run: (context) =>
    changeRemote(context, 'rollout', (document, remote) =>
      setPercentage(document, remote, Number(context.flag('pct'))),
    ),
}

export const pauseVerb: Verb = {
  usage: 'pause <remote>   nobody new gets the rollout; devices that run it keep it',
  run: (context) => changeRemote(context, 'pause', pause),
}

export const finishVerb: Verb = {
  usage: 'finish <remote>   everybody gets the rollout; the release before becomes the first fallback',
  run: (context) => changeRemote(context, 'finish', finish),
}

export const retryVerb: Verb = {
  usage: `retry <remote>@<version>-<build>   devices that have put it in quarantine after a failure try it again
  For a release that failed for another reason, such as its server. Each device tries once before it decides anew.`,
  async run(context) {
    const [ref = ''] = context.words
    const why = context.flag('why') ?? `retry ${ref}`
    const { document } = await commit(await context.writer(), why, (before) => retry(before, ref))
    context.print(`every device may try ${ref} again as of entry ${document.seq}`)
  },
}
