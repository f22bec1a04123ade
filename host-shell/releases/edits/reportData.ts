import { accessIn } from '@companion/release-protocol/access'
import type { ChannelDocument, ChannelRemote, Rule } from '@companion/release-protocol/channelDocument'
import { refOf } from '@companion/release-protocol/releaseRef'
import type { Candidate, Choice, Device, Refusal } from '@companion/release-protocol/select'
import { refusalWords } from './describe.ts'

/*
 * The output of `--json`. Third-party programs parse it, so fields are only added.
 * `host-shell/release-cli/README.md` describes them.
 */

const ruleData = (remote: string, { use, when, roll }: Rule) => ({
  release: refOf(remote, use),
  brands: when?.brand ?? null,
  systems: when?.os ?? null,
  app: when?.app ?? null,
  percent: roll?.pct ?? 100,
  paused: roll?.paused ?? false,
})

const planData = (remote: string, { rules, fallback, swap }: ChannelRemote) => ({
  rules: rules.map((rule) => ruleData(remote, rule)),
  fallback: fallback.map((short) => refOf(remote, short)),
  atOnce: swap === 'now',
})

const mapEntries = <T, U>(table: Readonly<Record<string, T>>, map: (name: string, value: T) => U) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(name, value)]))

/** Returns the output of `status --json`. `unsigned` lists releases that no page runs. */
export function statusData(document: ChannelDocument, unsigned: readonly string[], now: Date) {
  const { channel, seq, at, by, why, exp, remotes, revoked, floor, shell, poll } = document
  const { releases, tools, testers } = accessIn(document)
  return {
    channel,
    entry: seq,
    at,
    by,
    why,
    expires: exp,
    expired: Date.parse(exp) <= now.getTime(),
    remotes: mapEntries(remotes, planData),
    revoked,
    unsigned,
    settings: {
      releases,
      tools,
      testers: Object.keys(testers),
      minimum: floor,
      minimumShell: shell.min,
      pollSeconds: poll.visible,
    },
  }
}

const sourceData = ({ ref, from, rule }: Candidate | Refusal) => ({ release: ref, from, rule: rule ?? null })

const choiceData = ({ candidates, refused }: Choice) => ({
  runs: candidates[0]?.ref ?? null,
  candidates: candidates.map(sourceData),
  refused: refused.map((one) => ({ ...sourceData(one), why: one.why, words: refusalWords(one) })),
})

/**
 * Returns the output of `why --json`: for each remote the release that a device runs, the next candidates,
 * and the refused releases with reasons.
 */
export function whyData(
  { channel, seq }: ChannelDocument,
  device: Device,
  contract: string | null,
  choices: Readonly<Record<string, Choice>>,
) {
  const { brand, os, app, id } = device
  return {
    channel,
    entry: seq,
    device: { brand, system: os, app, id, contract },
    remotes: mapEntries(choices, (_, choice) => choiceData(choice)),
  }
}
