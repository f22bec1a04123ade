/** The spec's interface languages (§1); `in` is the old code of Indonesian and shares its catalogue. */
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

/** The shorter list some brands offer: the same without ko and in. */
// Marked pure, so that remotes, which never ask for the list, do not carry it.
export const languages16 = /* @__PURE__ */ languages18.filter((lang) => lang !== 'ko' && lang !== 'in')

/** Ours (`remotes/README.md`, "Assumptions"): the interface is wired for them too (§1), on no brand's list, so every brand has them. */
export const wired: readonly string[] = ['th', 'zh-TW']

const aliases: Readonly<Record<string, string>> = { in: 'id' }

/** The languages that every package has a catalogue for. */
export const translated: readonly string[] = [
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
  'th',
  'vi',
  'zh-TW',
  'ar',
]

/** The language whose catalogue one shares that has none of its own. */
export const aliasOf = (lang: string): string => aliases[lang] ?? lang

/** A language tag as brands offer them: of Chinese in traditional characters one. */
export const offeredTag = (tag: string): string => tag.replace(/^zh-(HANT|HK|MO)$/, 'zh-TW')

/** The catalogues to try for a language, best first; English is the last resort. */
export const cataloguesFor = (lang: string): readonly string[] => [aliasOf(lang), lang.split('-')[0]!, 'en']

/** The language in which the page's words for `lang` are written: its own, its base, or English until there are any. */
export const writtenIn = (lang: string): string =>
  cataloguesFor(lang).find((name) => translated.includes(name)) ?? 'en'

export const directionOf = (lang: string): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr')
