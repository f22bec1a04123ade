import { giveHaptics } from '../../../host-shell/shell/app/giveHaptics.ts'

/** In the place of host-shell/shell/app/followLater.ts: without what needs remotes or releases. Only apps load it. */
export function followLater(win: Window): void {
  giveHaptics(win)
}
