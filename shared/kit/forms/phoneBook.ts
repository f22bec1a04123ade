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

// Only `loadPhones()` may import this module: it has 40 kB of phone metadata.

/** Cleans a pasted number: narrow forms, and no invisible characters from contact apps. */
export const cleanPhone = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).trim()

/** Replaces the prefix 00 by "+", even in the hybrid "+0049…" of some address books. */
export const plusForPrefix = (phone: string): string => phone.replace(/^\+?00(?=\s*[1-9])/, '+')

const regionsByCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes

const parse = (text: string, region: Region) =>
  parsePhoneNumberFromString(plusForPrefix(cleanPhone(text)), {
    // Without it the library finds numbers inside sentences.
    extract: false,
    ...(isSupportedCountry(region) && { defaultCountry: region }),
  })

const asTyped = (typed: string): string => asciiDigits(plusForPrefix(cleanPhone(typed)))

/** The calling code in a text, once it's complete. */
function codeIn(text: string): string | undefined {
  const reader = new AsYouType()
  reader.input(text)
  return reader.getCallingCode()
}

/** The calling code of a region without "+"; '' if it has none. */
export const callingCode = (region: Region): string =>
  isSupportedCountry(region) ? getCountryCallingCode(region) : ''

/** The main region of a calling code: US for +1, GB for +44. */
export const homeOf = (code: string): Region => regionsByCode[code]?.[0] ?? ''

export const phoneRegions = (): readonly Region[] => getCountries()

/**
 * Parses a number in a region to E.164 ('' accepts only "+…"). Undefined unless it's a valid mobile number
 * without an extension.
 */
export function readPhone(typed: string, region: Region): string | undefined {
  const phone = parse(typed, region)
  return phone && phone.ext === undefined && phone.isValid() ? phone.number : undefined
}

/** Parses a stored number with an unknown region (spec §5). Retries "86138…" with a plus. */
const parseStored = (stored: string) =>
  parse(stored, '') ?? (/^\d+$/.test(stored.trim()) ? parse(`+${stored.trim()}`, '') : undefined)

/** A stored number in international format, or unchanged if it can't be parsed. */
export const internationalPhone = (stored: string): string =>
  parseStored(stored)?.formatInternational() ?? stored

/**
 * The region of a typed "+…" number: the current one if its calling code matches, otherwise
 * the main region of the code. The current one for national or incomplete numbers.
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
 * Formats an incomplete number for the region. Other text stays unchanged:
 * dropping letters would make it another number.
 */
export function formatTyped(typed: string, region: Region): string {
  const text = asTyped(typed)
  if (!written.test(text)) return typed
  return new AsYouType(isSupportedCountry(region) ? region : undefined).input(text)
}

/** Removes the calling code of a number when the user picks another region. */
export function withoutCallingCode(typed: string): string {
  const text = asTyped(typed)
  if (!text.startsWith('+')) return typed
  return text.replace(/\D/g, '').slice(codeIn(text)?.length)
}
