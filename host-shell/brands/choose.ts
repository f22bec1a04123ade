import type { Brand } from '@companion/shared/brand/brand'

/**
 * Exactly one brand (spec §1): by exact host name, else by the app's package name, else the first of the
 * table, which is SparkPro. Look-alike hosts choose nothing.
 */
export function chooseBrand(brands: readonly Brand[], hostname: string, packageName?: string): Brand {
  const byHost = brands.find(({ hosts }) => hosts.includes(hostname))
  const chosen = byHost ?? brands.find((brand) => brand.packageName === packageName) ?? brands[0]
  if (!chosen) throw new Error('there is no brand at all')
  return chosen
}

/**
 * The interface language (spec §1): the `lang` flag, else the prefix of the browser's language, each only if the
 * brand offers it, else English. A tag with a region (`zh-TW`) counts as its prefix where only that is offered.
 */
export function chooseLanguage(
  { languages }: Pick<Brand, 'languages'>,
  flag: string | undefined,
  browser: string,
): string {
  const wanted = flag ?? browser.split(/[-_]/)[0]?.toLowerCase() ?? ''
  const offered = [wanted, wanted.split('-')[0] ?? ''].find((lang) => languages.includes(lang))
  return offered ?? 'en'
}
