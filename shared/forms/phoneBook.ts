import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import metadata from 'libphonenumber-js/mobile/metadata'
import { asciiDigits, withoutInvisible } from './cleanText.ts'
import type { Region } from './region.ts'

// Only `loadPhones()` may import this module: it carries 40 kB of number plans.

/** A pasted number with full-width forms narrowed and without the invisible marks of contact apps. */
export const cleanPhone = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).trim()

/** Writes the prefix 00 as "+", also in the hybrid "+0049…" of some address books. */
export const plusForPrefix = (phone: string): string => phone.replace(/^\+?00(?=\s*[1-9])/, '+')

const regionsByCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes

const parse = (text: string, region: Region) =>
  parsePhoneNumberFromString(plusForPrefix(cleanPhone(text)), {
    // Without it the library finds a number inside any sentence.
    extract: false,
    ...(isSupportedCountry(region) && { defaultCountry: region }),
  })

const asTyped = (typed: string): string => asciiDigits(plusForPrefix(cleanPhone(typed)))

/** The calling code in a text, as soon as enough of it is there. */
function codeIn(text: string): string | undefined {
  const reader = new AsYouType()
  reader.input(text)
  return reader.getCallingCode()
}

/** The calling code of a region without "+", '' when the region has none. */
export const callingCode = (region: Region): string =>
  isSupportedCountry(region) ? getCountryCallingCode(region) : ''

/** The main region of a calling code: US for +1, GB for +44. */
export const homeOf = (code: string): Region => regionsByCode[code]?.[0] ?? ''

export const phoneRegions = (): readonly Region[] => getCountries()

/**
 * The number as E.164, read in a region ('' reads "+…" only). Undefined unless it is a valid mobile number
 * without an extension.
 */
export function readPhone(typed: string, region: Region): string | undefined {
  const phone = parse(typed, region)
  return phone && phone.ext === undefined && phone.isValid() ? phone.number : undefined
}

/** Parses a stored number with an unknown region (spec §5); "86138…" without its plus is tried again with it. */
const parseStored = (stored: string) =>
  parse(stored, '') ?? (/^\d+$/.test(stored.trim()) ? parse(`+${stored.trim()}`, '') : undefined)

/** A stored number as people write it across borders, or as it is stored when it cannot be parsed. */
export const internationalPhone = (stored: string): string =>
  parseStored(stored)?.formatInternational() ?? stored

/**
 * The region a typed or filled-in "+…" number asks for: the present one while its calling code fits, else
 * the main region of the code. The present one for anything national or unfinished.
 */
export function regionTyped(typed: string, present: Region): Region {
  const text = asTyped(typed)
  if (!text.startsWith('+')) return present
  const code = codeIn(text)
  if (code === undefined || code === callingCode(present)) return present
  return homeOf(code) || present
}

const written = /^\+?[\d\s().\-‐-―−/]*$/

/**
 * The text as it would be written so far in the region. Anything but a number stays as it was typed:
 * dropping its letters would make another number of it.
 */
export function formatTyped(typed: string, region: Region): string {
  const text = asTyped(typed)
  if (!written.test(text)) return typed
  return new AsYouType(isSupportedCountry(region) ? region : undefined).input(text)
}

/** The number without the calling code it was typed with, for when the user picks another region. */
export function withoutCallingCode(typed: string): string {
  const text = asTyped(typed)
  if (!text.startsWith('+')) return typed
  return text.replace(/\D/g, '').slice(codeIn(text)?.length)
}
