import { bindHaptics } from '../../../host-shell/shell/app/bindHaptics.ts'

/**
 * Replaces host-shell/shell/app/bindLateEvents.ts, without the parts that need remotes or releases. Only apps
 * load it.
 */
export function bindLateEvents(win: Window): void {
  bindHaptics(win)
}
