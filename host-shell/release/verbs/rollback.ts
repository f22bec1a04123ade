import { logKey, readEntry } from '../channelLog.ts'
import { commit } from '../commit.ts'
import { Refused } from '../plans/refused.ts'
import { restore, rollback } from '../plans/rollback.ts'
import { shortOf } from '../ref.ts'
import { changeRemote } from './changeRemote.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `rollback <remote> [--to 1.2.0-abcd1234]   ends a rollout, else goes back to the release before
rollback --set 41                          restores the whole state of entry 41 of the log
  --accept-state-loss where the earlier release cannot read what the later one has stored`,
  async run(world) {
    const { flag, has, store, channel, say } = world
    const set = flag('set')
    const to = flag('to')
    if (set === undefined)
      return changeRemote(world, 'rollback', (document, remote) =>
        rollback(document, remote, to && shortOf(to), has('accept-state-loss')),
      )
    const earlier = await readEntry(store, logKey(channel, Number(set)))
    if (!earlier) throw new Refused(`${channel} has no entry ${set}: release log shows them`)
    const desk = await world.desk()
    const { document } = await commit(desk, flag('why') ?? `rollback to entry ${set}`, (now) =>
      restore(now, earlier.document),
    )
    say(`${channel} is as entry ${set} was, as of entry ${document.seq}`)
  },
}
