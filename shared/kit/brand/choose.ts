import type { Brand } from '@companion/shared/brand/brand'
import { offeredTag, wired } from '@companion/shared/texts/languages'

/** The brand of an exact host name, else of a package name, else the first, which is SparkPro (spec §1). */
export function chooseBrand(brands: readonly Brand[], hostname: string, packageName?: string): Brand {
  const byHost = brands.find(({ hosts }) => hosts.includes(hostname))
  // Every document has one.
  return byHost ?? brands.find((brand) => brand.packageName === packageName) ?? brands[0]!
}

// A text of "null", from a web view without a language of its own, is none that a brand offers.
/** The `lang` flag, as it is or by prefix, else the prefix of the browser's language, if the brand offers it; else English. */
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
