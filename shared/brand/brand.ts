/** One brand of wearable-device apps (spec §1). All values live in the shell's brand files alone. */
export interface Brand {
  readonly id: string
  readonly appName: string
  readonly packageName: string
  readonly hosts: readonly string[]
  readonly languages: readonly string[]
  /** Link that opens the app. */
  readonly launchLink: string
  /** Store links; empty or `#` means that there is nothing to download. */
  readonly stores: { readonly android: string; readonly ios: string }
  /** SVG path data in a 24 by 24 box, single-colour capable. */
  readonly logo: string
  /** What the app is for, as it is drawn. */
  readonly device: 'watch' | 'earbuds' | 'glasses'
  /** What the stores say of the app: marks out of 5, megabytes. What is missing is not shown. */
  readonly listing?: { readonly rating?: number; readonly size?: number }
  readonly accent: string
  /** Second colour of the brand's drawings, seen on light and dark as it is. */
  readonly illustration: string
  /** Corner feeling: multiplies the theme's radii. No two brands have the same. */
  readonly corners: number
  readonly firmware: { readonly channel: string; readonly checkHours: number; readonly minBattery: number }
  readonly companyName: string
  /** Key for SMS calls where it is not the app name (spec §1: LensMoo). */
  readonly smsAppKey?: string
  readonly contacts: {
    readonly email: string
    /** As people write it across borders, with its spaces. */
    readonly phone: string
    readonly site: string
    readonly hours: string
  }
}

/** What the SMS calls send as `app` (spec §3: the app SMS key or app name). */
export const smsAppOf = (brand: Brand): string => brand.smsAppKey ?? brand.appName
