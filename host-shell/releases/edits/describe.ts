import { accessIn } from '@companion/release-protocol/access'
import type { ChannelDocument, ChannelRemote, Rule } from '@companion/release-protocol/channelDocument'
import { firstPoll } from './compose.ts'
import type { Candidate, Refusal } from '@companion/release-protocol/select'
import { remoteOf, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { nothingOf } from './edit.ts'

/** Returns a rule's audience in words. */
export function audienceOf({ when, roll }: Pick<Rule, 'when' | 'roll'>): string {
  const parts = [
    when?.brand && `brand ${when.brand.join(' or ')}`,
    when?.os && `on ${when.os.join(' or ')}`,
    when?.app && `app ${when.app}`,
    roll && `${roll.pct} %${roll.paused ? ' (paused)' : ''}`,
  ].filter(Boolean)
  return parts.length ? parts.join(', ') : 'everybody'
}

/** Returns the command-line flags that select a rule's audience. */
export const flagsOf = ({ when }: Pick<Rule, 'when'>): string =>
  [
    when?.brand && `--brand ${when.brand.join(',')}`,
    when?.os && `--os ${when.os.join(',')}`,
    when?.app && `--app "${when.app}"`,
  ]
    .filter(Boolean)
    .join(' ')

/** Returns the message about a release that no page runs, with a remedy. */
export const unsignedRelease = (ref: ReleaseRef): string =>
  `${ref} is not signed by today's keys of ${remoteOf(ref)}, so no page runs it: release resign ${ref} if it is still trusted`

/** Returns a remote's plan in lines: the audience of each release, then the fallbacks. */
export const planLines = (plan: ChannelRemote = { rules: [], fallback: [] }): string[] => [
  ...plan.rules.map((rule) => `  ${rule.use.padEnd(18)} ${audienceOf(rule)}`),
  ...(plan.swap === 'now' ? ['  open pages take it at once'] : []),
  ...(plan.fallback.length ? [`  then ${plan.fallback.join(', ')}`] : []),
]

/**
 * Returns a remote's plan in a channel, in lines. If no release goes to everybody, a last line shows the
 * devices that get none from the channel.
 */
export const remoteLines = ({ remotes }: Plans, remote: string): string[] => {
  const lines = planLines(remotes[remote])
  return remotes[remote]?.rules.some((rule) => !rule.when && !rule.roll)
    ? lines
    : [...lines, `  ${nothingOf(remote).padEnd(18)} everybody${lines.length ? ' else' : ''}`]
}

type Plans = Pick<ChannelDocument, 'remotes'>

const planWords = (plans: Plans | undefined, remote: string): string =>
  (plans?.remotes[remote]?.rules ?? []).map((rule) => `${rule.use} ${audienceOf(rule)}`).join(', ') ||
  nothingOf(remote)

/** Returns one line per changed plan between two documents: the audiences before and after. */
export const changeWords = (before: Plans | undefined, after: Plans): string[] =>
  Object.keys({ ...before?.remotes, ...after.remotes }).flatMap((remote) => {
    const [had, has] = [planWords(before, remote), planWords(after, remote)]
    return had === has ? [] : [`${remote}: ${had} → ${has}`]
  })

/**
 * Returns a channel's settings in lines: access and minimum versions, then the update interval and the bases
 * if they differ from the default.
 */
export function settingLines(
  document: Pick<ChannelDocument, 'access' | 'floor' | 'shell' | 'poll' | 'bases'>,
): string[] {
  const { releases, tools, testers } = accessIn(document)
  const names = Object.keys(testers)
  return [
    `releases by name: ${releases}`,
    `tools: ${tools}`,
    ...(names.length ? [`testers: ${names.join(', ')}`] : []),
    ...Object.entries(document.floor).map(([remote, low]) => `minimum of ${remote}: ${low}`),
    ...(document.shell.min === '0.0.0' ? [] : [`minimum of the shell: ${document.shell.min}`]),
    ...(document.poll.visible === firstPoll.visible
      ? []
      : [`open pages look every ${document.poll.visible} s`]),
    ...(document.bases.length ? [`release files from ${document.bases.join(', then ')}`] : []),
  ]
}

/** Returns a document's plans, revoked releases and settings, one per line, for comparison by line. */
export const documentLines = (
  document: Pick<ChannelDocument, 'remotes' | 'revoked' | 'access' | 'floor' | 'shell' | 'poll' | 'bases'>,
): string[] => [
  ...Object.entries(document.remotes).flatMap(([remote, plan]) =>
    planLines(plan).map((line) => `${remote}:${line}`),
  ),
  ...document.revoked.map((ref) => `revoked ${ref}`),
  ...settingLines(document),
]

/** Returns the removed (`- `) and added (`+ `) lines. */
export const changedLines = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
]

const reasons: Readonly<Record<Exclude<Refusal['why'], 'needs' | 'not-in-rollout'>, string>> = {
  unknown: 'no document at hand describes it, signed by the keys of its remote',
  revoked: 'revoked',
  'below-minimum': 'below the minimum version',
  quarantined: 'in quarantine on this device after a failure',
  when: 'meant for others',
  paused: 'its rollout is paused and the device does not run it yet',
}

/** Returns a release's source in words: a rule, a fallback, the last that worked, or the document. */
export const sourceWords = ({ from, rule }: Candidate | Refusal): string => (rule ? `rule ${rule}` : from)

/** Returns the reason in words why a device can't run a release. */
export function refusalWords({ why, unmet, bucket }: Refusal): string {
  if (why === 'needs' && unmet) return `needs ${unmet.need} ${unmet.wants}, there is ${unmet.has || 'none'}`
  if (why === 'not-in-rollout')
    return bucket === undefined || bucket === 1
      ? 'part of a rollout, and the device has no id'
      : `part of a rollout, and the device lies at ${(bucket * 100).toFixed(2)} %`
  return why === 'needs' ? 'needs what is not there' : reasons[why as keyof typeof reasons]
}
