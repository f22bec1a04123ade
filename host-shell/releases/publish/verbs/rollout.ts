import { finish, pause, setPercentage } from '../plans/rollout.ts'
import { changeRemote } from './changeRemote.ts'
import type { Verb } from './verb.ts'

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
