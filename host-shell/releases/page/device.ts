import { hostKind, info } from '@companion/shared/bridge/app'
import { providedVersions, runtimeVersion } from '../../remotes/sharedScope.ts'
import type { Offers } from '../model/compatibility.ts'
import type { Device } from '../model/select.ts'

/** The system by the app's word, else by the browser's. An iPad may call itself a Mac. */
function systemOf(platform: string | undefined, agent: string): string {
  if (platform) return platform
  if (/android/i.test(agent)) return 'android'
  return /iphone|ipad|ipod/i.test(agent) ? 'ios' : 'other'
}

/** What is known of this device without its memory. */
export const thisDevice = (win: Window, brand: string): Pick<Device, 'brand' | 'os' | 'app'> => ({
  brand,
  os: systemOf(info()?.platform, win.navigator.userAgent),
  app: info()?.app ?? '',
})

/**
 * What this page gives to remotes. Older apps say nothing of themselves: they speak the first contract. A plain
 * browser has no bridge at all, and none is asked for.
 */
export function offersOfPage(shell: string): Offers {
  const told = info()
  const contract = hostKind() === 'none' ? null : (told?.contract ?? '1.0.0')
  return { shell, contract, caps: told?.methods ?? [], shared: providedVersions, mf: runtimeVersion }
}
