import type { Guide, Match, Variant } from './shape.ts'

/** What is known of the phone's system when a variant is chosen. */
export interface System {
  readonly rom?: { readonly name: string; readonly version?: number }
  /** Android major version; absent where the browser hides it. */
  readonly android?: number
}

const within = (value: number | undefined, range: readonly [number, number] | undefined): boolean =>
  value !== undefined && range !== undefined && value >= range[0] && value <= range[1]

const byRom =
  ({ rom }: System) =>
  (match: Match) =>
    within(rom?.version, rom && match.roms?.[rom.name])
const byAndroid =
  ({ android }: System) =>
  (match: Match) =>
    within(android, match.android)

/** The variant for a system: by its own version, else by Android's, else the newest. Never undefined. */
export function pickVariant(guide: Guide, system: System, wanted?: string): Variant {
  const { variants } = guide
  const found =
    variants.find(({ id }) => id === wanted) ??
    variants.find(({ match }) => byRom(system)(match)) ??
    variants.find(({ match }) => byAndroid(system)(match)) ??
    variants[0]
  if (!found) throw new Error(`guide ${guide.id} has no variants`)
  return found
}
