/** Height of the in-app navigation bar in CSS pixels (spec §9). */
export const navBarHeight = 46

/** The largest accepted top safe area in CSS pixels. No phone has more, and it would push the page down. */
export const highestTop = 200

/** Returns the safe-area offset in CSS pixels: the given height plus 6 (spec §2, §9). */
export const safeTop = (top: number): number => top + 6

export const frameSwitches = ['hasNav', 'fullScreen', 'inset'] as const

/** The URL's flags for the navigation bar and the full-screen frame. */
export type FrameFlags = { readonly [Switch in (typeof frameSwitches)[number]]?: '0' | '1' }

/** Whether the page draws its own navigation bar, by the rule of the spec (§2). */
export const showsNavBar = ({ hasNav, fullScreen, inset }: FrameFlags): boolean =>
  ((fullScreen === '1' && inset === '1') || inset === '0') && hasNav !== '0'

/** Reads a value from the session storage. Returns null if there's no value or no storage. */
export function storedText(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    // In Android web views without DOM storage, `sessionStorage` is null or throws.
    return null
  }
}

/** Returns the frame's flags: those in the URL, otherwise those stored in the session (spec §3). */
export function frameFlagsOf(flags: FrameFlags): FrameFlags {
  const switches: Record<string, string> = {}
  for (const name of frameSwitches) {
    const value = flags[name] ?? storedText(name)
    if (value === '0' || value === '1') switches[name] = value
  }
  return switches
}
