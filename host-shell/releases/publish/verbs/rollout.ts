import { setPercentage } from '../plans/rollout.ts'
import { changeRemote } from './changeRemote.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'rollout <remote> --pct 50   raises the newest rollout; also ends a pause',
  run: (world) =>
    changeRemote(world, 'rollout', (document, remote) =>
      setPercentage(document, remote, Number(world.flag('pct'))),
    ),
}
