import type { KnownDocument, KnownRelease, Rule } from './channelDocument.ts'
import { unmetNeed, type Offers, type Unmet } from './compatibility.ts'
import { refOf, versionOf, type ReleaseRef, type ShortRef } from './releaseRef.ts'
import { compareVersions, satisfies } from './version.ts'
import { sha256Words } from './sha256.ts'

/**
 * A device's position in a rollout, 0 ≤ bucket < 1. It's constant for a salt and an id, and evenly
 * distributed: a higher percentage only adds devices, and a new salt selects others.
 */
export const bucketOf = (salt: string, id: string): number =>
  (sha256Words(`${salt}:${id}`)[0]! >>> 0) / 2 ** 32

/** The device that releases are selected for. */
export interface Device {
  readonly brand: string
  /** `ios`, `android` or `other`. */
  readonly os: string
  /** Version of the app around the page, empty if unknown. */
  readonly app: string
  /** The device's id for percentages; empty excludes it from every rollout. */
  readonly id: string
  /** Remote → short refs that ran well on this device, newest first (last known good). */
  readonly lkg?: Readonly<Record<string, readonly ShortRef[]>>
  /** Full refs of quarantined releases on this device. */
  readonly quarantined?: readonly ReleaseRef[]
}

type CandidateSource = 'rule' | 'fallback' | 'lkg' | 'embedded'

export interface Candidate {
  readonly ref: ReleaseRef
  readonly from: CandidateSource
  /** The rule's id. */
  readonly rule?: string
  readonly release: KnownRelease
}

/** A refused release, with the reason and its details. */
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

/** The reason why a rule does not apply to a device; undefined if it does. */
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

/** All releases that a remote could run, best first, before any refusal. */
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
 * The releases of a remote that a device may run, best first, and the refused ones with reasons. Pure, so
 * that the page and `release why` share it. `known`: older verified documents, which may describe releases
 * that `doc` lacks; the last of them is the embedded one.
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
  // An app whose contract no release supports is judged by its methods: each call asks for its own.
  return { candidates: candidates.length ? candidates : byMethods, refused }
}

/** The choice for every remote in a document. */
export const select = (
  doc: KnownDocument,
  device: Device,
  offers: Offers,
  known: readonly KnownDocument[] = [],
): Record<string, Choice> =>
  Object.fromEntries(
    Object.keys(doc.remotes).map((remote) => [remote, selectRemote(doc, remote, device, offers, known)]),
  )
