/** The operating system of a device, as far as its browser says. */
export type System = 'android' | 'ios' | 'harmony' | 'desktop'

export const isIosAgent = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent)

/** The system that a user agent names. `touchPoints` tells an iPad from a Mac. */
export function systemOf(userAgent: string, touchPoints = 0): System {
  if (/ArkWeb\/|OpenHarmony/i.test(userAgent)) return 'harmony'
  if (/android/i.test(userAgent)) return 'android'
  return isIosAgent(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'ios' : 'desktop'
}
