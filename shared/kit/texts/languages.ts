/** The spec's interface languages (§1). `in` is the old code of Indonesian and shares its catalogue. */
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

/** The shorter list of some brands, without ko and in. */
// Marked pure, so that remotes, which don't use it, don't bundle it.
export const languages16 = /* @__PURE__ */ languages18.filter((lang) => lang !== 'ko' && lang !== 'in')

/** ASSUMED (`remotes/README.md`): the spec (§1) also supports these, but lists them for no brand, so all brands have them. */
export const wired: readonly string[] = ['th', 'zh-TW']

const aliases: Readonly<Record<string, string>> = { in: 'id' }

/** The languages that every package has a catalogue for. */
export const translated: readonly string[] = /* @__PURE__ */ [...languages18, ...wired].filter(
  (lang) => !(lang in aliases),
)

/** The language whose catalogue a language shares, or itself. */
export const aliasOf = (lang: string): string => aliases[lang] ?? lang

/** Normalises a language tag: all traditional Chinese tags become zh-TW. */
export const offeredTag = (tag: string): string => tag.replace(/^zh-(HANT|HK|MO)$/, 'zh-TW')

/** The catalogues for a language, best first; English is the last resort. */
export const cataloguesFor = (lang: string): readonly string[] => [aliasOf(lang), lang.split('-')[0]!, 'en']

/** The language of the page's texts for `lang`: itself, its base, or English. */
export const writtenIn = (lang: string): string =>
  cataloguesFor(lang).find((name) => translated.includes(name)) ?? 'en'

export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')
