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

/** Number of earlier releases that stay named, so that a device can fall back without a request. */
const fallbackLength = 3

/** A document's releases with their names. */
export const releasesIn = <R>({ releases }: { readonly releases: Readonly<Record<ReleaseRef, R>> }) =>
  Object.entries(releases) as [ReleaseRef, R][]

/** All short refs in a remote's plan. */
export const namedBy = ({ rules, fallback }: ChannelRemote): ShortRef[] => [
  ...rules.map(({ use }) => use),
  ...fallback,
]

/**
 * Whether pages carry their own release of a remote; every document carries a shell. Without one from the
 * channel, devices use theirs, so the first release may go to a part of them, and the last one may be
 * withdrawn.
 */
export const isCarried = (remote: string): boolean => remote === shellName

/** The replacement for a remote without a release in the channel, in words. */
export const nothingOf = (remote: string): string => (isCarried(remote) ? "the document's own" : 'nothing')

/** Parses a ref from user input. */
export function needRef(text: string | undefined): Ref {
  const ref = parseRef(text ?? '')
  if (!ref)
    throw new UsageError(
      `"${text ?? ''}" is no release: write <remote>@<version>-<build>, e.g. weather@1.2.0-abcd1234`,
    )
  return ref
}

/** A remote's plan; refused if the channel has no such remote. */
export function planOf(document: ChannelDocument, remote: string): ChannelRemote {
  const plan = document.remotes[remote]
  if (plan) return plan
  const all = Object.keys(document.remotes)
  const meant = didYouMean(remote, all)
  throw new UsageError(
    `channel ${document.channel} has no remote "${remote}"${meant ? `: did you mean ${meant}? It has` : ', only'} ${all.join(', ')}`,
  )
}

/** The release of the rule for everyone, which has no conditions. */
export const baseOf = (plan: ChannelRemote | undefined): ShortRef | undefined =>
  plan?.rules.find(({ when, roll }) => !when && !roll)?.use

/** A rule with a percentage of the devices. */
export type Rollout = Rule & Required<Pick<Rule, 'roll'>>

/** The newest rollout of a plan: its first rule with a percentage. */
export const rolloutIn = ({ rules }: ChannelRemote): Rollout | undefined =>
  rules.find((rule): rule is Rollout => rule.roll !== undefined)

/** Drops releases that no plan names, so that they do not travel with every document. */
export function prune(document: ChannelDocument): ChannelDocument {
  const plans = Object.entries(document.remotes)
  const named = plans.flatMap(([remote, plan]) => namedBy(plan).map((short) => refOf(remote, short)))
  const releases = releasesIn(document).filter(([ref]) => named.includes(ref))
  return { ...document, releases: Object.fromEntries(releases) }
}

/** Sets a remote's plan in a document, with the releases that it newly names. */
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

/** Refuses a release that is revoked or below the minimum version. */
export function refuseBarred(document: ChannelDocument, remote: string, short: ShortRef): void {
  const ref = refOf(remote, short)
  if (document.revoked.includes(ref)) throw new UsageError(`${ref} is revoked: build a new release`)
  const minimum = document.floor[remote]
  if (minimum && compareVersions(versionOf(short), minimum) < 0)
    throw new UsageError(`${ref} is below the minimum version ${minimum} of ${remote}`)
}

/** Whether open pages switch to a remote's next release at once (`now`) or when the user is idle. */
export function setUrgent(document: ChannelDocument, remote: string, urgent: boolean): ChannelDocument {
  const { swap, ...plan } = planOf(document, remote)
  if ((swap === 'now') === urgent) return document
  return withPlan(document, remote, urgent ? { ...plan, swap: 'now' } : plan)
}

/** Makes devices retry a release that they have quarantined; refused if the channel does not offer it. */
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
