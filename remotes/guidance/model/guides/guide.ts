import type labels from './labels/en.json'
import type words from './texts/en.json'

/** Ids of the guides. They're part of the guides' URLs, so they can't change. */
export const guideIds = [
  'xiaomi',
  'huawei',
  'oppo',
  'vivo',
  'other',
  'honor',
  'samsung',
  'oneplus',
  'realme',
  'transsion',
  'google',
  'iphone',
  'harmony-next',
] as const
export type GuideId = (typeof guideIds)[number]

export const isGuideId = (value: string): value is GuideId => (guideIds as readonly string[]).includes(value)

/** The spec's five sections, in the spec's order (§2, Background-running guide). */
export const sectionKeys = ['powerSaving', 'unlimited', 'autoStart', 'lock', 'powerMgmt'] as const
export type SectionKey = (typeof sectionKeys)[number]

/** Key of a menu entry's name on the phone. `app` is replaced by the brand's app name. */
export type Label = keyof typeof labels | 'app'

/** Key of a sentence in the guides' own translations. */
export type Note = keyof typeof words

/** The evidence for a step. A: the maker or two independent sources. B: one source. C: inferred by us. */
export type Confidence = 'A' | 'B' | 'C'

/** A step of a guide. The user follows the path and then acts on `what`, or makes the gesture in `note`. */
export interface Step {
  readonly act: 'open' | 'on' | 'off' | 'select' | 'gesture'
  readonly path: readonly Label[]
  readonly what?: Label
  readonly note?: Note
  readonly conf: Confidence
}

/** A settings screen that the app can open. The names come from the bridge contract. */
export type Target = 'appDetails' | 'batteryOptimization' | 'autoStart' | 'backgroundLock' | 'powerManager'

export interface Section {
  readonly key: SectionKey
  /** False if the phone doesn't have this setting. */
  readonly applies: boolean
  readonly important: boolean
  readonly target?: Target
  readonly steps: readonly Step[]
  /** Other ways, for system builds in which `steps` don't exist. */
  readonly alternatives: readonly (readonly Step[])[]
  readonly notes: readonly Note[]
}

/**
 * The versions that a variant applies to. `roms` is compared first, then `android`. Both ends are inclusive.
 */
interface Match {
  readonly roms?: Readonly<Record<string, readonly [min: number, max: number]>>
  readonly android?: readonly [min: number, max: number]
}

export interface Variant {
  readonly id: string
  readonly label: string
  readonly match: Match
  readonly sections: readonly Section[]
}

export interface Guide {
  readonly id: GuideId
  /** True for the spec's five entries. */
  readonly primary: boolean
  /** Untranslated name of the maker or system. It's empty for the guide for other phones. */
  readonly title: string
  readonly also: string
  /** Date on which someone last compared the guide with its sources. */
  readonly reviewed: string
  /** Newest system first, because the first variant is shown if the version is unknown. */
  readonly variants: readonly Variant[]
}

/** The detected system of the phone. */
export interface System {
  readonly rom?: { readonly name: string; readonly version?: number }
  /** Android major version. It's missing if the browser hides it. */
  readonly android?: number
}

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  value !== undefined && range !== undefined && value >= range[0] && value <= range[1]

/** Selects the wanted variant, or one by system version, or one by Android version, or the newest. */
export const pickVariant = ({ variants: all }: Guide, { rom, android }: System, wanted?: string): Variant =>
  all.find(({ id }) => id === wanted) ??
  all.find(({ match }) => within(rom?.version, rom && match.roms?.[rom.name])) ??
  all.find(({ match }) => within(android, match.android)) ??
  all[0]!

/**
 * Returns the system that all variants name, if only its versions differ: "Android" of "Android 14+" and
 * "Android 12–13". Otherwise returns undefined.
 */
export function sharedSystem(all: readonly Variant[]): string | undefined {
  const names = all.map(({ label }) => /^(.+) [\d–+]+$/.exec(label)?.[1])
  return names.every((name) => name === names[0]) ? names[0] : undefined
}

const acting =
  (act: 'on' | 'off' | 'select' | 'open') =>
  (path: readonly Label[], what: Label, conf: Confidence, note?: Note): Step => ({
    act,
    path,
    what,
    conf,
    ...(note && { note }),
  })

/** Returns a step: follow the path, then turn the entry on. */
export const turnOn = acting('on')
/** Returns a step: follow the path, then turn the entry off. */
export const turnOff = acting('off')
/** Returns a step: follow the path, then choose the value. */
export const choose = acting('select')
/** Returns a step: follow the path, then open the entry. The note describes the settings behind it. */
export const openEntry = acting('open')

/** Returns a step that is a gesture instead of a menu path. */
export const gesture = (note: Note, conf: Confidence): Step => ({ act: 'gesture', path: [], note, conf })

interface WrittenSection {
  readonly steps: readonly Step[]
  readonly or?: Section['alternatives']
  /** The settings screen to open, if it isn't the section's usual screen (`usualTargets`). */
  readonly target?: Target | 'none'
  readonly notes?: readonly Note[]
}

/**
 * A variant as the tables write it. A list of steps is short for a section. A missing section doesn't apply.
 */
type WrittenVariant = Omit<Variant, 'sections'> & {
  readonly [key in SectionKey]?: readonly Step[] | WrittenSection
}

const usualTargets: Partial<Record<SectionKey, Target>> = {
  powerSaving: 'powerManager',
  unlimited: 'batteryOptimization',
  autoStart: 'autoStart',
}

function sectionOf(key: SectionKey, written: WrittenVariant[SectionKey]): Section {
  if (!written) return { key, applies: false, important: false, steps: [], alternatives: [], notes: [] }
  const { steps, or, target, notes }: WrittenSection = 'steps' in written ? written : { steps: written }
  const opened = target ?? usualTargets[key] ?? 'none'
  return {
    key,
    applies: true,
    // According to the user reports behind the guides, these two help most. They get a badge instead of the
    // first place, because the spec defines the order.
    important: key === 'autoStart' || key === 'unlimited',
    steps,
    alternatives: or ?? [],
    notes: notes ?? [],
    ...(opened !== 'none' && { target: opened }),
  }
}

/** Returns the variants of a guide. Each variant has all five sections in the spec's order. */
export const variants = (written: readonly WrittenVariant[]): readonly Variant[] =>
  written.map(({ id, label, match, ...sections }) => ({
    id,
    label,
    match,
    sections: sectionKeys.map((key) => sectionOf(key, sections[key])),
  }))
