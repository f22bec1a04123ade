import type { ChannelDocument } from '../../model/channelDocument.ts'
import { refOf, shortOf, versionOf } from '../../model/releaseRef.ts'
import { compareVersions } from '../../model/version.ts'
import { baseOf, isCarried, nothingOf, rolloutIn } from '../plans/edit.ts'

/** What a person may do next with a remote, and the command for it. */
export interface NextStep {
  readonly does: string
  readonly command: string
}

/** Percentages of a rollout, one step after the other. Ours: the specification names none. */
const ladder = [1, 10, 25, 50] as const

const command = (channel: string, words: string): string =>
  `npm run release -- ${words}${channel === 'stable' ? '' : ` --channel ${channel}`}`

/**
 * The commands that fit a remote's present state, most likely first: on with a rollout, back from it, or on to the
 * newest published release that the channel does not name. `published` are full names.
 */
export function nextSteps(doc: ChannelDocument, remote: string, published: readonly string[]): NextStep[] {
  const plan = doc.remotes[remote]
  if (!plan) return []
  const step = (does: string, words: string): NextStep => ({ does, command: command(doc.channel, words) })
  const rollout = rolloutIn(plan)
  const base = baseOf(plan)
  if (rollout) {
    const { pct, paused } = rollout.roll
    const next = ladder.find((one) => one > pct)
    return [
      ...(paused ? [step(`Go on at ${pct} %`, `rollout ${remote} --pct ${pct}`)] : []),
      ...(next ? [step(`Raise to ${next} %`, `rollout ${remote} --pct ${next}`)] : []),
      step('Finish: everybody it is meant for', `finish ${remote}`),
      ...(paused ? [] : [step('Pause', `pause ${remote}`)]),
      step('Roll back', `rollback ${remote}`),
    ]
  }
  const newer = published
    .filter((ref) => ref.startsWith(`${remote}@`) && !doc.revoked.includes(ref) && !doc.releases[ref])
    .filter(
      (ref) => base === undefined || compareVersions(versionOf(ref), versionOf(refOf(remote, base))) > 0,
    )
    .toSorted((a, b) => compareVersions(versionOf(b), versionOf(a)))
  const usable = plan.fallback.find((short) => !doc.revoked.includes(refOf(remote, short)))
  const back = usable ?? (base && isCarried(remote) ? nothingOf(remote) : undefined)
  return [
    ...(newer[0] ? [step(`Begin with ${shortOf(newer[0])} at 10 %`, `promote ${newer[0]} --pct 10`)] : []),
    ...(back ? [step(`Roll back to ${back}`, `rollback ${remote}`)] : []),
  ]
}
