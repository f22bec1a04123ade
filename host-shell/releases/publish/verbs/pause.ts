import { pause } from '../plans/rollout.ts'
import { changeRemote } from './changeRemote.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'pause <remote>   nobody new gets the rollout; devices that run it keep it',
  run: (world) => changeRemote(world, 'pause', pause),
}
