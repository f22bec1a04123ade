import { rolloutIn } from '@companion/releases/edits/edit'
import type { RemoteHealth } from './readHealth.ts'
import { partWords } from './words.ts'
import type { ChannelReport } from './readReport.ts'

/** Why a remote needs an operator's attention. */
interface Watch {
  readonly words: string
  readonly isFault: boolean
}

/**
 * Returns why somebody has to watch a remote: a release that devices get now is failing, or a rollout is under
 * way. Returns undefined if neither is so. Then the report folds the remote.
 */
export function whyWatched(
  { document }: Pick<ChannelReport, 'document'>,
  remote: string,
  health: Pick<RemoteHealth, 'failing'> | undefined,
): Watch | undefined {
  const plan = document.remotes[remote]
  if (!plan) return undefined
  const given = new Set(plan.rules.map(({ use }) => use))
  const failing = [...given].filter((use) => health?.failing.includes(use))
  if (failing.length) return { words: `Failing: ${failing.join(', ')}`, isFault: true }
  const rollout = rolloutIn(plan)
  if (!rollout) return undefined
  const { pct, paused } = rollout.roll
  const state = paused ? 'paused' : 'rolls out'
  return { words: `${rollout.use} ${state} at ${partWords(pct / 100)}`, isFault: false }
}
