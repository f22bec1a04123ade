/** The part of a brand that the document's first script needs to choose one; kept this small on purpose. */
export interface BrandRow {
  readonly id: string
  readonly packageName: string
  readonly hosts: readonly string[]
  readonly languages: readonly string[]
  readonly accent: string
  readonly corners: number
}

/**
 * Exactly one brand (spec §1): by exact host name, else by the app's package name, else the first of the
 * table, which is SparkPro. Look-alike hosts choose nothing.
 */
export function chooseBrand<B extends BrandRow>(
  brands: readonly B[],
  hostname: string,
  packageName?: string,
): B {
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
  { languages }: Pick<BrandRow, 'languages'>,
  flag: string | undefined,
  browser: string,
): string {
  const wanted = flag ?? browser.split(/[-_]/)[0]?.toLowerCase() ?? ''
  const offered = [wanted, wanted.split('-')[0] ?? ''].find((lang) => languages.includes(lang))
  return offered ?? 'en'
}
