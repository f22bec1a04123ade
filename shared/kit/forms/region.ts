import { language } from '@companion/shared/texts/language'
import { useHydrated } from '../hooks/useHydrated.ts'

/** An ISO 3166 country code, or '' if unknown. */
export type Region = string

/**
 * Returns the region of a language tag: the one in the tag, otherwise the likeliest one ("vi" → VN, and the
 * old "in" → ID). Returns '' for invalid tags and for areas larger than a country ("es-419"). Never split a
 * tag by hand: "ar" would become Argentina, and "zh-Hans-CN" would become Hans.
 */
export function regionOf(languageTag: string | undefined): Region {
  const tag = (languageTag ?? '').replace(/_/g, '-').split(/[@.]/)[0]!
  if (/^(?:und)?(?:-|$)/i.test(tag)) return ''
  try {
    const locale = new Intl.Locale(tag)
    const region = locale.region ?? locale.maximize().region ?? ''
    return /^[A-Z]{2}$/.test(region) ? region : ''
  } catch {
    return ''
  }
}

/**
 * Returns the region that the app reports, otherwise that of the browser's language. The page's language
 * doesn't count (spec §5).
 */
export const browserRegion = (device: Pick<Navigator, 'language'> = navigator): Region =>
  language.region ?? regionOf(device.language)

/**
 * Returns `browserRegion()`, but '' until the page is hydrated, because the prerendered markup has no region.
 */
export const useBrowserRegion = (): Region => (useHydrated() ? browserRegion() : '')

/** Returns a function that names regions in a language, or returns their codes without engine support. */
export function countryNamer(
  lang: string,
  intl: { DisplayNames?: typeof Intl.DisplayNames } = Intl,
  style: 'long' | 'short' = 'long',
): (region: Region) => string {
  let names: Intl.DisplayNames | undefined
  try {
    names = intl.DisplayNames && new intl.DisplayNames([lang], { type: 'region', style })
  } catch {
    // The engine doesn't support the language, so the codes are used.
  }
  return (region) => {
    try {
      return names?.of(region) ?? region
    } catch {
      return region
    }
  }
}
