import { giveHaptics } from '../../../host-shell/app/giveHaptics.ts'

/** In the place of host-shell/app/followLater.ts: without what needs remotes or releases. Only apps load it. */
export function followLater(win: Window): void {
  giveHaptics(win)
}
