import type labels from './labels/en.json'
import type words from './texts/en.json'

/** The thirteen guides. */
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

/** A menu entry's name on the phone; `app` is replaced by our app's name. */
export type Label = keyof typeof labels | 'app'

/** Key of a sentence in the guides' texts. */
export type Note = keyof typeof words

/** A: two independent sources or the maker. B: one source. C: inferred. */
export type Confidence = 'A' | 'B' | 'C'

/** A step: follow the path, then act on `what`, or do the gesture in `note`. */
export interface Step {
  readonly act: 'open' | 'on' | 'off' | 'select' | 'gesture'
  readonly path: readonly Label[]
  readonly what?: Label
  readonly note?: Note
  readonly conf: Confidence
}

/** A settings screen that the app can open, by its name in the bridge contract. */
export type Target = 'appDetails' | 'batteryOptimization' | 'autoStart' | 'backgroundLock' | 'powerManager'

export interface Section {
  readonly key: SectionKey
  /** False if the phone has no such setting. */
  readonly applies: boolean
  readonly important: boolean
  readonly target?: Target
  readonly steps: readonly Step[]
  /** Alternatives for builds without the first way. */
  readonly alternatives: readonly (readonly Step[])[]
  readonly notes: readonly Note[]
}

/** When a variant applies: a range of system versions, otherwise of Android major versions. */
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
  /** One of the spec's five entries. */
  readonly primary: boolean
  /** Untranslated names of makers and systems; empty for the catch-all. */
  readonly title: string
  readonly also: string
  /** Date of the last manual comparison with the sources. */
  readonly reviewed: string
  /** Newest system first. */
  readonly variants: readonly Variant[]
}

/** The known facts about the phone's system. */
export interface System {
  readonly rom?: { readonly name: string; readonly version?: number }
  /** Android major version, unless the browser hides it. */
  readonly android?: number
}

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  value !== undefined && range !== undefined && value >= range[0] && value <= range[1]

/** Selects a variant by system version, by Android version, or the newest. */
export const pickVariant = ({ variants: all }: Guide, { rom, android }: System, wanted?: string): Variant =>
  all.find(({ id }) => id === wanted) ??
  all.find(({ match }) => within(rom?.version, rom && match.roms?.[rom.name])) ??
  all.find(({ match }) => within(android, match.android)) ??
  all[0]!

const acting =
  (act: 'on' | 'off' | 'select' | 'open') =>
  (path: readonly Label[], what: Label, conf: Confidence, note?: Note): Step => ({
    act,
    path,
    what,
    conf,
    ...(note && { note }),
  })

/** Follow the path, then turn the last entry on. */
export const turnOn = acting('on')
/** Follow the path, then turn the last entry off. */
export const turnOff = acting('off')
/** Follow the path, then choose the value. */
export const choose = acting('select')
/** Follow the path to an entry with more settings, described in the note. */
export const openEntry = acting('open')

/** A gesture instead of a menu path. */
export const gesture = (note: Note, conf: Confidence): Step => ({ act: 'gesture', path: [], note, conf })

interface WrittenSection {
  readonly steps: readonly Step[]
  readonly or?: Section['alternatives']
  /** If it differs from the section's usual one (`usualTargets`). */
  readonly target?: Target | 'none'
  readonly notes?: readonly Note[]
}

/** A section is a list of steps or an object with more. A missing section doesn't apply. */
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
    // The most effective ones according to the issues behind the guides. The spec's order stays.
    important: key === 'autoStart' || key === 'unlimited',
    steps,
    alternatives: or ?? [],
    notes: notes ?? [],
    ...(opened !== 'none' && { target: opened }),
  }
}

/** The variants of a guide, each with all five sections in the spec's order. */
export const variants = (written: readonly WrittenVariant[]): readonly Variant[] =>
  written.map(({ id, label, match, ...sections }) => ({
    id,
    label,
    match,
    sections: sectionKeys.map((key) => sectionOf(key, sections[key])),
  }))
