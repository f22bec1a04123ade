import type { Phones } from '@companion/shared/forms/phone'
import { asciiDigits } from './cleanText.ts'
import { otherNames } from './countryNames.ts'
import { countryNamer, type Region } from './region.ts'

export interface Country {
  readonly region: Region
  readonly name: string
  /** Search terms, folded: the country's names in the page's language and in English, and its other names. */
  readonly names: readonly string[]
  /** Calling code without "+". */
  readonly code: string
  /** Whether it's the main country of its calling code, such as the US for +1. */
  readonly main: boolean
}

/** Lists all countries by name, after those in `first` (the selected one and the browser's). */
export function listCountries(
  book: Pick<Phones, 'phoneRegions' | 'callingCode' | 'homeOf'>,
  lang: string,
  first: readonly Region[],
): readonly Country[] {
  const { compare } = new Intl.Collator(lang)
  const nameOf = countryNamer(lang)
  const namers = [
    nameOf,
    countryNamer('en'),
    countryNamer(lang, Intl, 'short'),
    countryNamer('en', Intl, 'short'),
  ]
  const all = book
    .phoneRegions()
    .map((region) => {
      const code = book.callingCode(region)
      const main = book.homeOf(code) === region
      const names = [...namers.map((named) => named(region)), ...otherNames(region)].flatMap(spellings)
      return { region, name: nameOf(region), names: [...new Set(names)], code, main }
    })
    .sort((one, other) => compare(one.name, other.name))
  const ahead = [...new Set(first)].flatMap((region) => all.find((one) => one.region === region) ?? [])
  return [...ahead, ...all.filter((one) => !ahead.includes(one))]
}

// Letters in our languages' country names that NFD doesn't decompose (UAX #15).
const plain: Readonly<Record<string, string | undefined>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Lower case without accents, so that "aland" finds "Åland", "cote" "Côte d’Ivoire" and "dan mach" "Đan Mạch". */
const folded = (text: string): string =>
  asciiDigits(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đłøıæœß]/g, (letter) => plain[letter] ?? letter)
    .replace(/[’'.]/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()

/**
 * Returns the spellings of a name: as it is, with "and" for "&" and "Saint" for "St.", and with "oe" for "ö".
 */
const spellings = (name: string): readonly string[] =>
  [name, name.replace('&', 'and').replace(/^St\./, 'Saint'), name.replace(/[äöü]/gi, '$&e')].map(folded)

/** Scores a country for a query: 0 is best, undefined means that it doesn't match. */
function rank({ region, names, code, main }: Country, query: string): number | undefined {
  const number = query.replace(/^(?:\+|00)/, '')
  if (/^\d+$/.test(number))
    return code.startsWith(number) ? 2 * (code.length - number.length) + (main ? 0 : 1) : undefined
  if (region.toLowerCase() === query || names.includes(query)) return 0
  if (names.some((one) => one.startsWith(query))) return 1
  if (names.some((one) => one.includes(` ${query}`))) return 2
  return names.some((one) => one.includes(query)) ? 3 : undefined
}

/** Returns the countries whose name, region code or calling code matches the typed text, best match first. */
export function searchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = folded(typed)
  if (query === '' || query === '+') return countries
  return countries
    .flatMap((country) => {
      const position = rank(country, query)
      return position === undefined ? [] : [{ country, position }]
    })
    .sort((one, other) => one.position - other.position)
    .map(({ country }) => country)
}
