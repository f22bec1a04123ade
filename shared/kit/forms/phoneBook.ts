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

// Only `loadPhones()` may import this module, because its 40 kB of phone metadata must stay in a lazy chunk.

/** Cleans a pasted number: narrow characters only, and none of the invisible ones that contact apps add. */
export const cleanPhone = (typed: string): string => withoutInvisible(typed.normalize('NFKC')).trim()

/** Replaces the prefix 00 by "+", also in "+0049…", which some address books have. */
export const plusForPrefix = (phone: string): string => phone.replace(/^\+?00(?=\s*[1-9])/, '+')

const regionsByCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes

const parse = (text: string, region: Region) =>
  parsePhoneNumberFromString(plusForPrefix(cleanPhone(text)), {
    // Otherwise the library would find numbers inside sentences.
    extract: false,
    ...(isSupportedCountry(region) && { defaultCountry: region }),
  })

const asTyped = (typed: string): string => asciiDigits(plusForPrefix(cleanPhone(typed)))

/** Returns the calling code at the start of a text; undefined while it's incomplete. */
function codeIn(text: string): string | undefined {
  const reader = new AsYouType()
  reader.input(text)
  return reader.getCallingCode()
}

/** Returns a region's calling code without "+"; '' if it has none. */
export const callingCode = (region: Region): string =>
  isSupportedCountry(region) ? getCountryCallingCode(region) : ''

/** Returns the main region of a calling code: US for +1, GB for +44. */
export const homeOf = (code: string): Region => regionsByCode[code]?.[0] ?? ''

export const phoneRegions = (): readonly Region[] => getCountries()

/**
 * Parses a number in a region to E.164. With region '' it must start with "+". Returns undefined unless it's
 * a valid mobile number without an extension.
 */
export function readPhone(typed: string, region: Region): string | undefined {
  const phone = parse(typed, region)
  return phone && phone.ext === undefined && phone.isValid() ? phone.number : undefined
}

/** Parses a stored number of an unknown region (spec §5). If that fails, tries "86138…" with a plus. */
const parseStored = (stored: string) =>
  parse(stored, '') ?? (/^\d+$/.test(stored.trim()) ? parse(`+${stored.trim()}`, '') : undefined)

/** Returns a stored number in international format; unchanged if it can't be parsed. */
export const internationalPhone = (stored: string): string =>
  parseStored(stored)?.formatInternational() ?? stored

/**
 * Returns the region of a typed "+…" number: the present one if it has this calling code, otherwise the
 * code's main region. Returns the present one for a national number and for an incomplete calling code.
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
 * Formats an incomplete number for the region. Returns text with letters unchanged, because dropping the
 * letters would make it a different number.
 */
export function formatTyped(typed: string, region: Region): string {
  const text = asTyped(typed)
  if (!written.test(text)) return typed
  return new AsYouType(isSupportedCountry(region) ? region : undefined).input(text)
}

/** Removes the calling code from a number, for when the user picks another country. */
export function withoutCallingCode(typed: string): string {
  const text = asTyped(typed)
  if (!text.startsWith('+')) return typed
  return text.replace(/\D/g, '').slice(codeIn(text)?.length)
}
