import { useHydrated } from '../hooks/useHydrated.ts'

/** An ISO 3166 country code, or '' if unknown. */
export type Region = string

/**
 * The region of a language tag: its country part, otherwise the likeliest one ("vi" → VN, and
 * the old "in" → ID). '' for invalid tags and for areas that aren't a country ("es-419"). Never split a
 * tag by hand: "ar" would become Argentina and "zh-Hans-CN" Hans.
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

/** The region of the browser's language, not of the interface's (spec §5). */
export const browserRegion = (device: Pick<Navigator, 'language'> = navigator): Region =>
  regionOf(device.language)

/** As `browserRegion`, but '' until the page is hydrated. */
export const useBrowserRegion = (): Region => (useHydrated() ? browserRegion() : '')

/** Formats region names in a language, or their codes without engine support. Short names are such as "UK". */
export function countryNamer(
  lang: string,
  intl: { DisplayNames?: typeof Intl.DisplayNames } = Intl,
  style: 'long' | 'short' = 'long',
): (region: Region) => string {
  let names: Intl.DisplayNames | undefined
  try {
    names = intl.DisplayNames && new intl.DisplayNames([lang], { type: 'region', style })
  } catch {
    // The engine doesn't support the language.
  }
  return (region) => {
    try {
      return names?.of(region) ?? region
    } catch {
      return region
    }
  }
}
