/** The operating system of a device. */
export type Platform = 'android' | 'ios' | 'harmony' | 'desktop'

export const isIosAgent = (userAgent: string): boolean => /iphone|ipad|ipod/i.test(userAgent)

/** Returns the operating system of a browser. `maxTouchPoints` distinguishes an iPad from a Mac. */
export function platformOf({ userAgent, maxTouchPoints = 0 }: Partial<Navigator>): Platform {
  const agent = userAgent ?? ''
  if (/ArkWeb\/|OpenHarmony/i.test(agent)) return 'harmony'
  if (/android/i.test(agent)) return 'android'
  return isIosAgent(agent) || (/Macintosh/.test(agent) && maxTouchPoints > 1) ? 'ios' : 'desktop'
}
