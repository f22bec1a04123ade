import type { Brand } from '@companion/shared/brand/brand'
import { offeredTag, wired } from '@companion/shared/texts/languages'

/** Returns the brand by host name, otherwise by package name, otherwise the first one: SparkPro (spec §1). */
export function chooseBrand(brands: readonly Brand[], hostname: string, packageName?: string): Brand {
  const byHost = brands.find(({ hosts }) => hosts.includes(hostname))
  // `!`: the list of brands is never empty.
  return byHost ?? brands.find((brand) => brand.packageName === packageName) ?? brands[0]!
}

/**
 * Returns the language of the `lang` flag, or of its prefix, if the brand offers it; otherwise English.
 * Without the flag, the prefix of the browser's language decides. A web view without a language gives "null",
 * which no brand offers.
 */
export function chooseLanguage(
  { languages }: Pick<Brand, 'languages'>,
  flag: string | undefined,
  browser: string | null | undefined,
): string {
  const wanted = flag ?? `${browser}`.split(/[-_]/)[0]!.toLowerCase()
  const [base] = wanted.split('-')
  const offered = [offeredTag(wanted), base!].find((lang) => languages.includes(lang) || wired.includes(lang))
  return offered ?? 'en'
}
