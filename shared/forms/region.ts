/** An ISO 3166 country code, or '' when none is known. */
export type Region = string

/**
 * The region a browser language points to: its own country part, else the likeliest one ("vi" → VN, and
 * the old "in" → ID). '' for unreadable tags and for areas that are no country ("es-419"). Never split a
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

/** The region of this browser's own language, not of the interface (spec §5). */
export const browserRegion = (device: Pick<Navigator, 'language'> = navigator): Region =>
  regionOf(device.language)

/** Names regions in a language; by their code where the engine knows no better. Short names are such as "UK". */
export function countryNamer(
  lang: string,
  intl: { DisplayNames?: typeof Intl.DisplayNames } = Intl,
  style: 'long' | 'short' = 'long',
): (region: Region) => string {
  let names: Intl.DisplayNames | undefined
  try {
    names = intl.DisplayNames && new intl.DisplayNames([lang], { type: 'region', style })
  } catch {
    // The engine does not know the language.
  }
  return (region) => {
    try {
      return names?.of(region) ?? region
    } catch {
      return region
    }
  }
}
