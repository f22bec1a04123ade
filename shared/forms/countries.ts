import { countryNamer, type Region } from './region.ts'
import type { Phones } from '@companion/shared/forms/phone'
import { asciiDigits } from './cleanText.ts'

export interface Country {
  readonly region: Region
  readonly name: string
  /** The English name, which people type on a device in a language they cannot read. */
  readonly english: string
  /** Calling code without "+". */
  readonly code: string
  /** The main country of its calling code, such as the US for +1. */
  readonly main: boolean
}

/** Every country by name, after those in `first`: the current one and the browser's own. */
export function listCountries(
  book: Pick<Phones, 'phoneRegions' | 'callingCode' | 'homeOf'>,
  lang: string,
  first: readonly Region[],
): readonly Country[] {
  const { compare } = new Intl.Collator(lang)
  const nameOf = countryNamer(lang)
  const englishOf = countryNamer('en')
  const all = book
    .phoneRegions()
    .map((region) => {
      const code = book.callingCode(region)
      const main = book.homeOf(code) === region
      return { region, name: nameOf(region), english: englishOf(region), code, main }
    })
    .sort((one, other) => compare(one.name, other.name))
  const ahead = [...new Set(first)].flatMap((region) => all.find((one) => one.region === region) ?? [])
  return [...ahead, ...all.filter((one) => !ahead.includes(one))]
}

/** Lower case without accents, so that "aland" finds "Åland" and "cote" "Côte d’Ivoire". */
const folded = (text: string): string =>
  asciiDigits(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'.]/g, '').toLowerCase().trim()

/** How well a country matches: 0 is best, undefined is no match. */
function rank({ region, name, english, code, main }: Country, query: string): number | undefined {
  const number = query.replace(/^(?:\+|00)/, '')
  if (/^\d+$/.test(number))
    return code.startsWith(number) ? 2 * (code.length - number.length) + (main ? 0 : 1) : undefined
  const names = [folded(name), folded(english)]
  if (region.toLowerCase() === query || names.includes(query)) return 0
  if (names.some((one) => one.startsWith(query))) return 1
  if (names.some((one) => one.includes(` ${query}`))) return 2
  return names.some((one) => one.includes(query)) ? 3 : undefined
}

/** The countries that match a search by name (the English one too), region code or calling code, best first. */
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
