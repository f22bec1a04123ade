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

/** True for the id of a guide. */
export const isGuideId = (value: string): value is GuideId => (guideIds as readonly string[]).includes(value)

/** The spec's five sections, in the spec's order (§2, Background-running guide). */
export const sectionKeys = ['powerSaving', 'unlimited', 'autoStart', 'lock', 'powerMgmt'] as const
export type SectionKey = (typeof sectionKeys)[number]

/** Name of a menu entry as the phone shows it; `app` stands for the name of our app. */
export type Label = keyof typeof labels | 'app'

/** Key of a sentence in the guide's own texts. */
export type Note = keyof typeof words

/** A: two independent sources or the maker itself. B: one source. C: weak, by lineage or inference. */
export type Confidence = 'A' | 'B' | 'C'

/** One thing to do: follow the path, then act on `what` (or do the gesture `note` describes). */
export interface Step {
  readonly act: 'open' | 'on' | 'off' | 'select' | 'gesture'
  readonly path: readonly Label[]
  readonly what?: Label
  readonly note?: Note
  readonly conf: Confidence
}

/** A settings screen the app may open for the user; the bridge's own names. */
export type Target = 'appDetails' | 'batteryOptimization' | 'autoStart' | 'backgroundLock' | 'powerManager'

export interface Section {
  readonly key: SectionKey
  /** False where the phone has nothing like it. */
  readonly applies: boolean
  readonly important: boolean
  readonly target?: Target
  readonly steps: readonly Step[]
  /** Other ways to the same end, for builds where the first is missing. */
  readonly alternatives: readonly (readonly Step[])[]
  readonly notes: readonly Note[]
}

/** Where a variant belongs: a system version range first, else a range of Android major versions. */
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
  /** Names of makers and systems, the same in every language; empty for the catch-all. */
  readonly title: string
  readonly also: string
  /** Day on which a person last compared the steps with the sources. */
  readonly reviewed: string
  /** Newest system first. */
  readonly variants: readonly Variant[]
}

/** What is known of the phone's system when a variant is chosen. */
export interface System {
  readonly rom?: { readonly name: string; readonly version?: number }
  /** Android major version; absent where the browser hides it. */
  readonly android?: number
}

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  value !== undefined && range !== undefined && value >= range[0] && value <= range[1]

/** The variant for a system: by its own version, else by Android's, else the newest. */
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
/** Follow the path to an entry with more settings; the note describes what to do there. */
export const openEntry = acting('open')

/** Something done with fingers rather than through menus. */
export const gesture = (note: Note, conf: Confidence): Step => ({ act: 'gesture', path: [], note, conf })

interface WrittenSection {
  readonly steps: readonly Step[]
  readonly or?: Section['alternatives']
  /** Where it is not the section's usual one (`usualTargets`). */
  readonly target?: Target | 'none'
  readonly notes?: readonly Note[]
}

/** A section is its steps, or says more; one that is left out does not apply. */
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
    // Reported as the most effective ones by the issues behind the guides; the spec's order stays.
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
