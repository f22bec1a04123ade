import type { Flags } from './parse.ts'

/** Height of the in-app navigation bar in CSS pixels (spec §9). */
export const navBarHeight = 46

/** The highest top safe area that is believed, in CSS pixels: more is no bar of a phone's, and would hide the page. */
export const highestTop = 200

/** The safe-area offset in CSS pixels for a given height: the height plus 6 (spec §2, §9). */
export const safeTop = (top: number): number => top + 6

export const frameSwitches = ['hasNav', 'fullScreen', 'inset'] as const

type FrameFlags = Pick<Flags, (typeof frameSwitches)[number]>

/** Whether the page draws its own navigation bar (spec §2): (fullScreen=1 and inset=1) or inset=0, and hasNav is not 0. */
export const showsNavBar = ({ hasNav, fullScreen, inset }: FrameFlags): boolean =>
  ((fullScreen === '1' && inset === '1') || inset === '0') && hasNav !== '0'

/** What the session's storage holds; null where there is nothing, or no storage. */
export function storedText(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    // Android web views without DOM storage: `sessionStorage` is null or throws.
    return null
  }
}

/** The switches of the frame: the address decides, else what this session was opened with (spec §3). */
export function frameFlagsOf(flags: FrameFlags): FrameFlags {
  const switches: Record<string, string> = {}
  for (const name of frameSwitches) {
    const value = flags[name] ?? storedText(name)
    if (value === '0' || value === '1') switches[name] = value
  }
  return switches
}
