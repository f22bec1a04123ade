/** A brand of wearable-device apps (spec §1). The shell's brand files have the values. */
export interface Brand {
  readonly id: string
  readonly appName: string
  readonly packageName: string
  readonly hosts: readonly string[]
  readonly languages: readonly string[]
  /** Link that opens the app. */
  readonly launchLink: string
  /** Store links; empty or `#` if there's no download. */
  readonly stores: { readonly android: string; readonly ios: string }
  /** SVG path data in a 24 × 24 box, for a single colour. */
  readonly logo: string
  /** The app's devices, as drawn on the download page. */
  readonly device: 'watch' | 'earbuds' | 'glasses'
  /** The app's store data: rating out of 5, size in megabytes. Missing data isn't shown. */
  readonly listing?: { readonly rating?: number; readonly size?: number }
  readonly accent: string
  /** Second colour of the brand's drawings, visible on light and dark backgrounds. */
  readonly illustration: string
  /** Multiplies the theme's corner radii. Each brand has its own value. */
  readonly corners: number
  readonly firmware: { readonly channel: string; readonly checkHours: number; readonly minBattery: number }
  readonly companyName: string
  /** Key for SMS calls if it differs from the app name (spec §1: LensMoo). */
  readonly smsAppKey?: string
  readonly contacts: {
    readonly email: string
    /** In international format, with spaces. */
    readonly phone: string
    readonly site: string
    readonly hours: string
  }
}

/** The `app` of SMS calls (spec §3: the app SMS key or app name). */
export const smsAppOf = (brand: Brand): string => brand.smsAppKey ?? brand.appName
