import type { Brand } from '@companion/shared/brand/brand'
import { offeredTag, wired } from '@companion/shared/texts/languages'

/** The brand of an exact host name, else of a package name, else the first, which is SparkPro (spec §1). */
export function chooseBrand(brands: readonly Brand[], hostname: string, packageName?: string): Brand {
  const byHost = brands.find(({ hosts }) => hosts.includes(hostname))
  // The list of brands is never empty.
  return byHost ?? brands.find((brand) => brand.packageName === packageName) ?? brands[0]!
}

/**
 * The `lang` flag or its prefix, if the brand offers it; otherwise English. Without a flag, the prefix of the
 * browser's language counts. A web view without a language gives "null", which no brand offers.
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
