import { finish } from '../plans/rollout.ts'
import { changeRemote } from './changeRemote.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: 'finish <remote>   everybody gets the rollout; the release before becomes the first fallback',
  run: (world) => changeRemote(world, 'finish', finish),
}
