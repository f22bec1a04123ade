import { hostKind } from '@companion/shared/bridge/app'
import { bindHaptics } from '../../../host-shell/shell/app/bindHaptics.ts'

/** Replaces host-shell/shell/app/afterFirstScreen.ts. Omits the parts that need remotes or releases. */
export function afterFirstScreen(win: Window): void {
  if (hostKind() !== 'none') bindHaptics(win)
}
