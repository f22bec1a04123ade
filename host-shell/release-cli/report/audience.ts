import type { ChannelDocument, ChannelRemote, Rule } from '@companion/release-protocol/channelDocument'
import type { Offers } from '@companion/release-protocol/compatibility'
import { selectRemote, type Device } from '@companion/release-protocol/select'
import { offersTo } from '@companion/release-protocol/shellRelease'
import { compareVersions } from '@companion/release-protocol/version'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

/** A release and the share of devices that get it (0–1). Without `ref`, the share that gets no release. */
export interface Share {
  readonly ref?: ReleaseRef
  readonly part: number
}

/** The shares for a range of app versions. `apps` is the range in words: `3.4 to below 4`. */
interface AppRange {
  readonly apps: string
  readonly shares: readonly Share[]
}

/** Brands that get the same releases, with these releases by system. */
export interface AudienceRow {
  readonly brands: readonly string[]
  readonly systems: Readonly<Record<string, readonly AppRange[]>>
}

/** The page's offers to remotes (versions and methods) inside an app and in a browser. */
export interface PageOffers {
  readonly app: Offers
  readonly browser: Offers
}

/** The systems. `ios` and `android` devices run an app with a bridge, `other` is a plain browser. */
const systems = ['ios', 'android', 'other'] as const

/** Returns all combinations of rollouts that apply to a device, each with its probability (`part`). */
function outcomes({ rules }: ChannelRemote): { readonly met: ReadonlySet<string>; readonly part: number }[] {
  let all = [{ met: new Set<string>(), part: 1 }]
  for (const { id, roll } of rules) {
    if (!roll) continue
    all = all.flatMap(({ met, part }) => [
      { met: new Set([...met, id]), part: (part * roll.pct) / 100 },
      { met, part: part * (1 - roll.pct / 100) },
    ])
  }
  return all.filter(({ part }) => part > 0)
}

/**
 * Returns the releases of one kind of device, largest share first. Uses the function that pages select with.
 * A paused rollout has the share of its percentage, because at most that many devices run it.
 */
export function sharesOf(doc: ChannelDocument, remote: string, device: Device, offers: Offers): Share[] {
  const plan = doc.remotes[remote]
  if (!plan) return []
  const parts = new Map<ReleaseRef | undefined, number>()
  for (const { met, part } of outcomes(plan)) {
    const rules = plan.rules
      .filter(({ id, roll }) => !roll || met.has(id))
      .map(({ id, use, when }): Rule => ({ id, use, ...(when && { when }) }))
    const variant = { ...doc, remotes: { ...doc.remotes, [remote]: { ...plan, rules } } }
    const ref = selectRemote(variant, remote, device, offersTo(remote, offers)).candidates[0]?.ref
    parts.set(ref, (parts.get(ref) ?? 0) + part)
  }
  return [...parts]
    .map(([ref, part]) => ({ ...(ref !== undefined && { ref }), part }))
    .toSorted((a, b) => b.part - a.part)
}

/** Returns where ranges can start or end: versions in rules, and the upper bounds of `^` and `~`. */
function boundaries({ rules }: ChannelRemote): string[] {
  const named = rules.flatMap(({ when }) => when?.app?.match(/\d+(?:\.\d+)*/g) ?? [])
  const beyond = named.flatMap((version) => {
    const parts = version.split('.').map(Number)
    return parts.map((part, at) => [...parts.slice(0, at), part + 1].join('.'))
  })
  const sorted = [...named, ...beyond].toSorted(compareVersions)
  return sorted.filter((version, at) => {
    const before = sorted[at - 1]
    return before === undefined || compareVersions(version, before) > 0
  })
}

/** The app versions from one boundary to the next. `sample` is one of them. */
interface Span {
  readonly sample: string
  readonly from: string
  /** Set if the span starts after the version `from`, which is then a span by itself. */
  readonly after?: true
}

const spansOf = (plan: ChannelRemote): Span[] => [
  { sample: '0', from: '' },
  ...boundaries(plan).flatMap((from): Span[] => [
    { sample: from, from },
    { sample: `${from}.0.0.1`, from, after: true },
  ]),
]

function spanWords(first: Span, next: Span | undefined): string {
  const to = next && (next.after ? `up to ${next.from}` : `below ${next.from}`)
  if (!first.from) return to ?? 'every version'
  if (!first.after && next?.after && next.from === first.from) return first.from
  const low = first.after ? `after ${first.from}` : first.from
  return to ? `${low}, ${to}` : first.after ? low : `${low} and newer`
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns the app versions that get different releases, in order. Unknown versions come last. */
function appRanges(plan: ChannelRemote, shares: (app: string) => Share[]): AppRange[] {
  const spans = spansOf(plan).map((span) => ({ span, shares: shares(span.sample) }))
  const starts = spans.filter((one, at) => !same(one.shares, spans[at - 1]?.shares))
  const unknown = shares('')
  const ranges = starts.map((one, at) => ({
    apps: spanWords(one.span, starts[at + 1]?.span),
    shares: one.shares,
  }))
  const alike = ranges.length === 1 && same(ranges[0]?.shares, unknown)
  return alike ? ranges : [...ranges, { apps: 'version not told', shares: unknown }]
}

/** Returns a remote's releases by brand, system and app version. Brands with equal releases share a row. */
export function audienceRows(
  doc: ChannelDocument,
  remote: string,
  brands: readonly string[],
  offers: PageOffers,
): AudienceRow[] {
  const plan = doc.remotes[remote]
  if (!plan) return []
  const rows: { brands: string[]; systems: AudienceRow['systems'] }[] = []
  for (const brand of brands) {
    const cells = Object.fromEntries(
      systems.map((os) => {
        const inApp = os !== 'other'
        const shares = (app: string) =>
          sharesOf(doc, remote, { brand, os, app, id: '' }, inApp ? offers.app : offers.browser)
        return [os, inApp ? appRanges(plan, shares) : [{ apps: 'every version', shares: shares('') }]]
      }),
    )
    const row = rows.find((one) => same(one.systems, cells))
    if (row) row.brands.push(brand)
    else rows.push({ brands: [brand], systems: cells })
  }
  return rows
}
