import type {
  ChannelDocument,
  ChannelRelease,
  ChannelRemote,
  Rule,
} from '@companion/release-protocol/channelDocument'
import {
  parseRef,
  refOf,
  remoteOf,
  shortOf,
  versionOf,
  type Ref,
  type ReleaseRef,
  type ShortRef,
} from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { compareVersions } from '@companion/release-protocol/version'
import { didYouMean, UsageError } from './usageError.ts'

/**
 * The number of earlier releases that stay in a plan. Devices can fall back to them without another request
 * for the channel.
 */
const fallbackLength = 3

/** Returns a document's releases, each with its full ref. */
export const releasesIn = <R>({ releases }: { readonly releases: Readonly<Record<ReleaseRef, R>> }) =>
  Object.entries(releases) as [ReleaseRef, R][]

/** Returns all short refs that a remote's plan contains. */
export const namedBy = ({ rules, fallback }: ChannelRemote): ShortRef[] => [
  ...rules.map(({ use }) => use),
  ...fallback,
]

/**
 * Whether HTML documents contain a release of a remote, which is true for the shell only. Devices use the
 * document's shell if the channel has none. The shell's first release can therefore start as a partial
 * rollout, and its last release can be withdrawn.
 */
export const isCarried = (remote: string): boolean => remote === shellName

/** Returns in words the release of a device if the channel has none: the document's own, or nothing. */
export const nothingOf = (remote: string): string => (isCarried(remote) ? "the document's own" : 'nothing')

/** Parses a ref that a user typed. Throws if it's malformed. */
export function needRef(text: string | undefined): Ref {
  const ref = parseRef(text ?? '')
  if (!ref)
    throw new UsageError(
      `"${text ?? ''}" is no release: write <remote>@<version>-<build>, e.g. weather@1.2.0-abcd1234`,
    )
  return ref
}

/** Returns a remote's plan. Throws if the channel doesn't have the remote. */
export function planOf(document: ChannelDocument, remote: string): ChannelRemote {
  const plan = document.remotes[remote]
  if (plan) return plan
  const all = Object.keys(document.remotes)
  const meant = didYouMean(remote, all)
  throw new UsageError(
    `channel ${document.channel} has no remote "${remote}"${meant ? `: did you mean ${meant}? It has` : ', only'} ${all.join(', ')}`,
  )
}

/** Returns the release in the catch-all rule, the rule without conditions. */
export const baseOf = (plan: ChannelRemote | undefined): ShortRef | undefined =>
  plan?.rules.find(({ when, roll }) => !when && !roll)?.use

/** A rule that gives its release to a percentage of the devices. */
export type Rollout = Rule & Required<Pick<Rule, 'roll'>>

/** Returns a plan's first rule with a percentage: the newest rollout, because new rules go first. */
export const rolloutIn = ({ rules }: ChannelRemote): Rollout | undefined =>
  rules.find((rule): rule is Rollout => rule.roll !== undefined)

/** Removes releases that no plan refers to, because pages would download their records. */
export function prune(document: ChannelDocument): ChannelDocument {
  const plans = Object.entries(document.remotes)
  const named = plans.flatMap(([remote, plan]) => namedBy(plan).map((short) => refOf(remote, short)))
  const releases = releasesIn(document).filter(([ref]) => named.includes(ref))
  return { ...document, releases: Object.fromEntries(releases) }
}

/**
 * Sets a remote's plan in a document. `releases` has the records of releases that are new in the plan. Throws
 * if a record is missing.
 */
export function withPlan(
  document: ChannelDocument,
  remote: string,
  plan: ChannelRemote,
  releases: Readonly<Record<ReleaseRef, ChannelRelease>> = {},
): ChannelDocument {
  const known = { ...document.releases, ...releases }
  const lacking = namedBy(plan).find((short) => !known[refOf(remote, short)])
  if (lacking) throw new UsageError(`the channel does not know ${refOf(remote, lacking)}: promote it first`)
  const used = plan.rules.map(({ use }) => use)
  const fallback = [...new Set(plan.fallback)]
    .filter((short) => !used.includes(short) && !document.revoked.includes(refOf(remote, short)))
    .slice(0, fallbackLength)
  const remotes = { ...document.remotes, [remote]: { ...plan, fallback } }
  return prune({ ...document, remotes, releases: known })
}

/** Throws if a release is revoked or below the minimum version. */
export function refuseBarred(document: ChannelDocument, remote: string, short: ShortRef): void {
  const ref = refOf(remote, short)
  if (document.revoked.includes(ref)) throw new UsageError(`${ref} is revoked: build a new release`)
  const minimum = document.floor[remote]
  if (minimum && compareVersions(versionOf(short), minimum) < 0)
    throw new UsageError(`${ref} is below the minimum version ${minimum} of ${remote}`)
}

/** Sets whether open pages switch to a remote's next release at once or when the user is idle. */
export function setUrgent(document: ChannelDocument, remote: string, urgent: boolean): ChannelDocument {
  const { swap, ...plan } = planOf(document, remote)
  if ((swap === 'now') === urgent) return document
  return withPlan(document, remote, urgent ? { ...plan, swap: 'now' } : plan)
}

/** Makes devices retry a release that they have quarantined. Throws if no plan offers it. */
export function retry(document: ChannelDocument, ref: ReleaseRef): ChannelDocument {
  const remote = remoteOf(ref)
  const plan = planOf(document, remote)
  const named = namedBy(plan)
  const short = shortOf(ref)
  if (!named.includes(short))
    throw new UsageError(`channel ${document.channel} gives ${ref} to nobody: promote it instead`)
  const counts = { ...plan.retry, [short]: (plan.retry?.[short] ?? 0) + 1 }
  const current = Object.entries(counts).filter(([name]) => named.some((one) => one === name))
  return withPlan(document, remote, { ...plan, retry: Object.fromEntries(current) })
}
