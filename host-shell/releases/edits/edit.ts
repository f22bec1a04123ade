import type {
  ChannelDocument,
  ChannelRelease,
  ChannelRemote,
  Rule,
} from '@companion/release-protocol/channelDocument'
import { parseRef, refOf, shortOf, versionOf, type Ref } from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { compareVersions } from '@companion/release-protocol/version'
import { nearest, Refused } from './refused.ts'

/** How many earlier releases stay named, so that a device can fall back without a request. */
const fallbackLength = 3

/** Everything a remote's plan names, short. */
export const namedBy = ({ rules, fallback }: ChannelRemote): string[] => [
  ...rules.map(({ use }) => use),
  ...fallback,
]

/**
 * Whether pages have something of their own that runs where a channel gives nothing: every document carries a shell. No
 * device is left with nothing then, so a part may get the first release, and the last one may be taken back.
 */
export const isCarried = (remote: string): boolean => remote === shellName

/** What runs where a channel gives no release of a remote, in words. */
export const nothingOf = (remote: string): string => (isCarried(remote) ? "the document's own" : 'nothing')

/** Reads a ref given by hand. */
export function needRef(text: string | undefined): Ref {
  const ref = parseRef(text ?? '')
  if (!ref)
    throw new Refused(
      `"${text ?? ''}" is no release: write <remote>@<version>-<build>, e.g. weather@1.2.0-abcd1234`,
    )
  return ref
}

/** A remote's plan; refuses for one the channel does not have. */
export function planOf(document: ChannelDocument, remote: string): ChannelRemote {
  const plan = document.remotes[remote]
  if (plan) return plan
  const all = Object.keys(document.remotes)
  const meant = nearest(remote, all)
  throw new Refused(
    `channel ${document.channel} has no remote "${remote}"${meant ? `: did you mean ${meant}? It has` : ', only'} ${all.join(', ')}`,
  )
}

/** The rule for everybody: the last one, without conditions. */
export const baseOf = (plan: ChannelRemote | undefined): string | undefined =>
  plan?.rules.find(({ when, roll }) => !when && !roll)?.use

/** A rule that gives its release to a part of the devices. */
export type Rollout = Rule & Required<Pick<Rule, 'roll'>>

/** The newest rollout of a plan: its first rule with a percentage. */
export const rolloutIn = ({ rules }: ChannelRemote): Rollout | undefined =>
  rules.find((rule): rule is Rollout => rule.roll !== undefined)

/** Releases that a plan of any remote still names; the rest need not travel with every document. */
export function prune(document: ChannelDocument): ChannelDocument {
  const plans = Object.entries(document.remotes)
  const named = plans.flatMap(([remote, plan]) => namedBy(plan).map((short) => refOf(remote, short)))
  const releases = Object.entries(document.releases).filter(([ref]) => named.includes(ref))
  return { ...document, releases: Object.fromEntries(releases) }
}

/** Puts a remote's plan, and the releases it newly names, into a document. */
export function withPlan(
  document: ChannelDocument,
  remote: string,
  plan: ChannelRemote,
  releases: Readonly<Record<string, ChannelRelease>> = {},
): ChannelDocument {
  const known = { ...document.releases, ...releases }
  const lacking = namedBy(plan).find((short) => !known[refOf(remote, short)])
  if (lacking) throw new Refused(`the channel does not know ${refOf(remote, lacking)}: promote it first`)
  const used = plan.rules.map(({ use }) => use)
  const fallback = [...new Set(plan.fallback)]
    .filter((short) => !used.includes(short) && !document.revoked.includes(refOf(remote, short)))
    .slice(0, fallbackLength)
  const remotes = { ...document.remotes, [remote]: { ...plan, fallback } }
  return prune({ ...document, remotes, releases: known })
}

/** Refuses a release that is revoked or below the minimum version. */
export function refuseBarred(document: ChannelDocument, remote: string, short: string): void {
  const ref = refOf(remote, short)
  if (document.revoked.includes(ref)) throw new Refused(`${ref} is revoked: build a new release`)
  const minimum = document.floor[remote]
  if (minimum && compareVersions(versionOf(short), minimum) < 0)
    throw new Refused(`${ref} is below the minimum version ${minimum} of ${remote}`)
}

/** Whether open pages take a remote's next release at once (`now`), or when the user is idle. */
export function setUrgent(document: ChannelDocument, remote: string, urgent: boolean): ChannelDocument {
  const { swap, ...plan } = planOf(document, remote)
  if ((swap === 'now') === urgent) return document
  return withPlan(document, remote, urgent ? { ...plan, swap: 'now' } : plan)
}

/** Has devices that have put a release in quarantine try it again; refuses one that the channel gives to nobody. */
export function retry(document: ChannelDocument, ref: string): ChannelDocument {
  const { remote } = needRef(ref)
  const plan = planOf(document, remote)
  const named = namedBy(plan)
  const short = shortOf(ref)
  if (!named.includes(short))
    throw new Refused(`channel ${document.channel} gives ${ref} to nobody: promote it instead`)
  const counts = { ...plan.retry, [short]: (plan.retry?.[short] ?? 0) + 1 }
  const current = Object.entries(counts).filter(([name]) => named.includes(name))
  return withPlan(document, remote, { ...plan, retry: Object.fromEntries(current) })
}
