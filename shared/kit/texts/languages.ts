/** The spec's interface languages (§1). `in`, the old code of Indonesian, shares the catalogue of `id`. */
export const languages18 = [
  'en',
  'zh',
  'bg',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'vi',
  'in',
  'ar',
] as const

/** The languages of brands without `ko` and `in`. */
// Marked pure, so that the bundles of remotes, which don't use it, don't contain it.
export const languages16 = /* @__PURE__ */ languages18.filter((lang) => lang !== 'ko' && lang !== 'in')

/** ASSUMED (`remotes/README.md`): all brands have these, because the spec (§1) assigns them to none. */
export const wired: readonly string[] = ['th', 'zh-TW']

const aliases: Readonly<Record<string, string>> = { in: 'id' }

/** The languages that every package has a catalogue for. */
export const translated: readonly string[] = /* @__PURE__ */ [...languages18, ...wired].filter(
  (lang) => !(lang in aliases),
)

/** Returns the language whose catalogue a language shares, or the language itself. */
export const aliasOf = (lang: string): string => aliases[lang] ?? lang

/** Normalises a language tag: every tag of traditional Chinese becomes zh-TW. */
export const offeredTag = (tag: string): string => tag.replace(/^zh-(HANT|HK|MO)$/, 'zh-TW')

/** Returns the catalogues to try for a language, best first. The last one is English. */
export const cataloguesFor = (lang: string): readonly string[] => [aliasOf(lang), lang.split('-')[0]!, 'en']

/** Returns the language of the page's translations for `lang`: the language itself, its base, or English. */
export const writtenIn = (lang: string): string =>
  cataloguesFor(lang).find((name) => translated.includes(name)) ?? 'en'

export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')
