import type { KnownDocument, KnownRelease, Rule } from './channelDocument.ts'
import { unmetNeed, type Offers, type Unmet } from './compatibility.ts'
import { refOf, versionOf, type ReleaseRef, type ShortRef } from './releaseRef.ts'
import { compareVersions, satisfies } from './version.ts'
import { sha256Words } from './sha256.ts'

/**
 * Returns a device's position in a rollout, 0 ≤ position < 1. The same salt and id always give the same
 * position, so a higher percentage only adds devices. A new salt selects other devices.
 */
export const bucketOf = (salt: string, id: string): number =>
  (sha256Words(`${salt}:${id}`)[0]! >>> 0) / 2 ** 32

/** The device that releases are selected for. */
export interface Device {
  readonly brand: string
  /** `ios`, `android` or `other`. */
  readonly os: string
  /** Version of the app around the page; empty if unknown. */
  readonly app: string
  /** The device's id for rollouts. If it's empty, the device is in no rollout. */
  readonly id: string
  /** Remote → short names of the releases that ran well on this device, newest first ("last known good"). */
  readonly lkg?: Readonly<Record<string, readonly ShortRef[]>>
  /** Full names of the releases that are in quarantine on this device. */
  readonly quarantined?: readonly ReleaseRef[]
}

type CandidateSource = 'rule' | 'fallback' | 'lkg' | 'embedded'

export interface Candidate {
  readonly ref: ReleaseRef
  readonly from: CandidateSource
  /** The id of the rule that selected the release. */
  readonly rule?: string
  readonly release: KnownRelease
}

/** A release that the device can't run, and the reason. */
export interface Refusal extends Omit<Candidate, 'release'> {
  readonly why:
    | 'unknown'
    | 'revoked'
    | 'below-minimum'
    | 'quarantined'
    | 'when'
    | 'not-in-rollout'
    | 'paused'
    | 'needs'
  readonly unmet?: Unmet
  readonly bucket?: number
}

export interface Choice {
  readonly candidates: readonly Candidate[]
  readonly refused: readonly Refusal[]
}

type Option = Omit<Candidate, 'release'> & {
  readonly refusal?: Pick<Refusal, 'why' | 'bucket'>
}

/** Returns the reason why a rule doesn't apply to a device; undefined if it applies. */
function missed(rule: Rule, device: Device, ran: boolean): Option['refusal'] {
  const { when, roll } = rule
  if (when?.brand && !when.brand.includes(device.brand)) return { why: 'when' }
  if (when?.os && !when.os.includes(device.os)) return { why: 'when' }
  if (when?.app && !(device.app && satisfies(device.app, when.app))) return { why: 'when' }
  if (!roll) return undefined
  if (roll.paused) return ran ? undefined : { why: 'paused' }
  const bucket = device.id ? bucketOf(roll.salt, device.id) : 1
  return bucket < roll.pct / 100 ? undefined : { why: 'not-in-rollout', bucket }
}

function refusalOf(
  doc: KnownDocument,
  remote: string,
  ref: ReleaseRef,
  release: KnownRelease | undefined,
  device: Device,
  offers: Offers,
): Pick<Refusal, 'why' | 'unmet'> | undefined {
  if (!release) return { why: 'unknown' }
  if (doc.revoked.includes(ref)) return { why: 'revoked' }
  const minimum = doc.floor[remote]
  if (minimum && compareVersions(versionOf(ref), minimum) < 0) return { why: 'below-minimum' }
  if (device.quarantined?.includes(ref)) return { why: 'quarantined' }
  const unmet = unmetNeed(release.needs, offers)
  return unmet && { why: 'needs', unmet }
}

/** Returns all releases that could run in a remote, best first. Some may turn out to be unusable. */
function options(doc: KnownDocument, remote: string, device: Device, embedded?: KnownDocument): Option[] {
  const plan = doc.remotes[remote]
  const lkg = device.lkg?.[remote] ?? []
  const named = (from: CandidateSource, shorts: readonly ShortRef[]): Option[] =>
    shorts.map((short) => ({ ref: refOf(remote, short), from }))
  const ruled = (plan?.rules ?? []).map((rule): Option => {
    const refusal = missed(rule, device, lkg.includes(rule.use))
    return { ref: refOf(remote, rule.use), from: 'rule', rule: rule.id, ...(refusal && { refusal }) }
  })
  const own = (embedded?.remotes[remote]?.rules ?? []).filter((rule) => !rule.roll).map((rule) => rule.use)
  return [
    ...ruled,
    ...named('fallback', plan?.fallback ?? []),
    ...named('lkg', lkg),
    ...named('embedded', own),
  ]
}

/**
 * Returns the releases of a remote that a device may run, best first, and the rejected ones with reasons.
 * It's pure, so that the page and `release why` can share it. `known` has older verified documents, because
 * `doc` may lack a release that they contain. The last of them is the embedded one.
 */
export function selectRemote(
  doc: KnownDocument,
  remote: string,
  device: Device,
  offers: Offers,
  known: readonly KnownDocument[] = [],
): Choice {
  const candidates: Candidate[] = []
  const byMethods: Candidate[] = []
  const refused: Refusal[] = []
  for (const { refusal, ...option } of options(doc, remote, device, known[known.length - 1])) {
    if (candidates.concat(byMethods).some(({ ref }) => ref === option.ref)) continue
    const release = [doc, ...known].map(({ releases }) => releases[option.ref]).find((found) => found)
    const reason: Omit<Refusal, keyof Option> | undefined =
      refusal ?? refusalOf(doc, remote, option.ref, release, device, offers)
    const candidate = { ...option, release: release! }
    if (!reason) candidates.push(candidate)
    else {
      refused.push({ ...option, ...reason })
      if (reason.unmet?.need === 'contract') byMethods.push(candidate)
    }
  }
  // If no release supports the app's contract, those whose methods the app has may run: calls check theirs.
  return { candidates: candidates.length ? candidates : byMethods, refused }
}

/** Selects releases for every remote in a document. */
export const select = (
  doc: KnownDocument,
  device: Device,
  offers: Offers,
  known: readonly KnownDocument[] = [],
): Record<string, Choice> =>
  Object.fromEntries(
    Object.keys(doc.remotes).map((remote) => [remote, selectRemote(doc, remote, device, offers, known)]),
  )
