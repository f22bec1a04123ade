import type { ChannelDocument, ChannelRemote } from '@companion/release-protocol/channelDocument'
import {
  refOf,
  shortOf,
  versionOf,
  type ReleaseRef,
  type ShortRef,
} from '@companion/release-protocol/releaseRef'
import { compareVersions } from '@companion/release-protocol/version'
import { flagsOf } from '@companion/releases/edits/describe'
import { baseOf, isCarried, nothingOf, rolloutIn } from '@companion/releases/edits/edit'

/** A possible next step for a remote, with its command. */
export interface NextStep {
  readonly does: string
  readonly command: string
}

/** The percentages of a rollout's steps, chosen by us because the specification doesn't define any. */
const ladder = [1, 10, 25, 50] as const

const command = (channel: string, words: string): string =>
  `npm run release -- ${words}${channel === 'stable' ? '' : ` --channel ${channel}`}`

/**
 * Returns the commands that make sense in a remote's current state, most likely first: continue a rollout,
 * roll it back, or start the newest published release that isn't in the channel.
 */
export function nextSteps(
  doc: ChannelDocument,
  remote: string,
  published: readonly ReleaseRef[],
): NextStep[] {
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

/** Returns the command that undoes a rollback. */
function givenAgain(remote: string, left: ChannelRemote): string | undefined {
  const rule = rolloutIn(left) ?? left.rules.find(({ when }) => !when)
  if (!rule) return undefined
  const { use, roll } = rule
  return [`promote ${refOf(remote, use)}`, roll && `--pct ${roll.pct}`, flagsOf(rule)]
    .filter(Boolean)
    .join(' ')
}

/** Returns the command that withdraws a release from its audience. */
function takenBack(remote: string, plan: ChannelRemote, short: ShortRef | undefined): string | undefined {
  const rule = plan.rules.find(({ use }) => use === short)
  const base = baseOf(plan)
  // A rollback would only change the release for everybody and leave this rule in place.
  if (rule?.when && !rule.roll && base) return `promote ${refOf(remote, base)} ${flagsOf(rule)}`
  const hasOlder = rule?.roll ?? (plan.fallback.length > 0 || isCarried(remote))
  return rule && hasOlder ? `rollback ${remote}` : undefined
}

/**
 * Returns the hints after a change of a remote: the next command, the command that undoes the change, and
 * when open pages switch. `short` is the release that more devices get. After a rollback, `left` is the
 * previous plan.
 */
export function afterwards(
  doc: ChannelDocument,
  remote: string,
  { short, left }: { readonly short?: ShortRef | undefined; readonly left?: ChannelRemote | undefined },
): string[] {
  const plan = doc.remotes[remote]
  if (!plan) return []
  const typed = (words: string) =>
    `release ${words}${doc.channel === 'stable' ? '' : ` --channel ${doc.channel}`}`
  const rollout = rolloutIn(plan)
  const pct = rollout?.roll.pct ?? 100
  const higher = ladder.find((one) => one > pct)
  const on = typed(higher ? `rollout ${remote} --pct ${higher}` : `finish ${remote}`)
  const next = rollout?.roll.paused
    ? typed(`rollout ${remote} --pct ${pct}`)
    : rollout && `${typed(`watch ${remote} --for 2h`)}, then ${on}`
  const undo = left ? givenAgain(remote, left) : takenBack(remote, plan, short)
  const minutes = Math.max(1, Math.round(doc.poll.visible / 60))
  return [
    ...(next ? [`next: ${next}`] : []),
    ...(undo ? [`undo: ${typed(undo)}`] : []),
    `open pages look every ${minutes === 1 ? 'minute' : `${minutes} minutes`} and change ${plan.swap === 'now' ? 'at once' : 'when nobody uses them (sooner: --now)'}`,
  ]
}
