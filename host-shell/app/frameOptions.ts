import { showsNavBar } from '@companion/shared/flags/frame'
import type { Flags } from '@companion/shared/flags/parse'
import { sessionStore } from '@companion/shared/session/store'
import { frameFlagsOf } from '../boot/frameFlags.ts'

/** What frames the page for this session. */
export interface Frame {
  readonly navBar: boolean
}

/** Decides the frame from the address or the session, and keeps the decision for the session (spec §3, §4). */
export function frameOptions(flags: Flags): Frame {
  const switches = frameFlagsOf(flags)
  const navBar = showsNavBar(switches)
  for (const name of ['hasNav', 'fullScreen', 'inset'] as const) {
    const value = switches[name]
    if (value) sessionStore.set(name, value)
  }
  sessionStore.set('isShowNav', navBar ? '1' : '0')
  return { navBar }
}
