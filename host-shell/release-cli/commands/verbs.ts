import { completionVerb } from './completion.ts'
import type { Verb } from './context.ts'
import { healthVerb, watchVerb } from './health.ts'
import { keysVerb } from './keys.ts'
import { doctorVerb, gcVerb, refreshVerb, repairVerb } from './maintenance.ts'
import { finishVerb, pauseVerb, promoteVerb, retryVerb, rolloutVerb } from './promote.ts'
import { buildVerb, publishVerb, verifyVerb } from './publish.ts'
import { diffVerb, logVerb, statusVerb, whyVerb } from './reports.ts'
import { reportVerb } from './reportPage.ts'
import { resignVerb } from './resign.ts'
import { revokeVerb, rollbackVerb } from './rollback.ts'
import { settingsVerb, testersVerb } from './settings.ts'
import { symbolicateVerb } from './symbolicate.ts'

/** Every verb of `npm run release -- <verb>`, in the order in which a team uses them. */
export const verbs: Readonly<Record<string, Verb>> = {
  keys: keysVerb,
  build: buildVerb,
  publish: publishVerb,
  verify: verifyVerb,
  promote: promoteVerb,
  rollout: rolloutVerb,
  pause: pauseVerb,
  watch: watchVerb,
  finish: finishVerb,
  rollback: rollbackVerb,
  revoke: revokeVerb,
  retry: retryVerb,
  resign: resignVerb,
  refresh: refreshVerb,
  settings: settingsVerb,
  testers: testersVerb,
  status: statusVerb,
  health: healthVerb,
  log: logVerb,
  diff: diffVerb,
  why: whyVerb,
  symbolicate: symbolicateVerb,
  report: reportVerb,
  doctor: doctorVerb,
  gc: gcVerb,
  repair: repairVerb,
  completion: completionVerb(() => verbs),
}
