import { giveHaptics } from '../../../host-shell/shell/app/giveHaptics.ts'

/**
 * Replaces host-shell/shell/app/followLater.ts, without the parts that need remotes or releases. Only apps
 * load it.
 */
export function followLater(win: Window): void {
  giveHaptics(win)
}
