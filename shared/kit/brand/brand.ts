/** A brand of apps for wearables (spec §1). */
export interface Brand {
  readonly id: string
  readonly appName: string
  readonly packageName: string
  readonly hosts: readonly string[]
  readonly languages: readonly string[]
  /** Link that opens the app. */
  readonly launchLink: string
  /** Links to the stores; empty or `#` if the app can't be downloaded there. */
  readonly stores: { readonly android: string; readonly ios: string }
  /** SVG path data in a 24 × 24 view box, filled with a single colour. */
  readonly logo: string
  /** The kind of device that the download page draws. */
  readonly device: 'watch' | 'earbuds' | 'glasses'
  /** The app's rating out of 5 and size in megabytes, as in the stores. Missing data isn't shown. */
  readonly listing?: { readonly rating?: number; readonly size?: number }
  readonly accent: string
  /** Second colour of the brand's drawings. Must be visible on light and dark backgrounds. */
  readonly illustration: string
  /** Factor for the theme's corner radii. Each brand has a different one. */
  readonly corners: number
  readonly companyName: string
  /** Value of `app` in SMS requests if it differs from the app name (spec §1: LensMoo). */
  readonly smsAppKey?: string
  readonly contacts: {
    readonly email: string
    /** In international format, with spaces. */
    readonly phone: string
    readonly site: string
    readonly hours: string
  }
}

/** A brand's whole configuration. The page needs only a part of it, which HTML documents contain. */
export interface BrandConfig extends Brand {
  readonly firmware: { readonly channel: string; readonly checkHours: number; readonly minBattery: number }
}

/** Returns the value of `app` in SMS requests (spec §3: the SMS key, or the app name). */
export const smsAppOf = (brand: Brand): string => brand.smsAppKey ?? brand.appName
