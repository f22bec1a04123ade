import type { Flags } from '@companion/shared/flags/parse'

type FrameFlags = Pick<Flags, 'hasNav' | 'fullScreen' | 'inset'>

/** A switch of the frame: the address decides, else what this session was opened with (spec §3). */
function switchOf(name: keyof FrameFlags, given: string | undefined): '0' | '1' | undefined {
  if (given) return given === '1' ? '1' : '0'
  try {
    const kept = sessionStorage.getItem(name)
    return kept === '0' || kept === '1' ? kept : undefined
  } catch {
    // Android web views without DOM storage: `sessionStorage` is null or throws.
    return undefined
  }
}

/** The three switches of the frame, from the address or the session. */
export function frameFlagsOf(flags: FrameFlags): FrameFlags {
  const switches: Record<string, string> = {}
  for (const name of ['hasNav', 'fullScreen', 'inset'] as const) {
    const value = switchOf(name, flags[name])
    if (value) switches[name] = value
  }
  return switches
}
