import { readEmail, looksLikeEmail, readLoginId } from './email.ts'
import { isWholeCode } from './oneTimeCode.ts'
import { isPassword } from './password.ts'
import { loadPhones, type Phones } from '@companion/shared/forms/phone'
import type { FormText } from '../texts/forms/texts.ts'
import type { FieldError, Rule } from './formState.ts'

/** Checks with the number plans: at once when they are loaded, else as soon as they are. */
function withPhones(check: (phones: Phones) => FieldError | undefined): ReturnType<Rule<string>> {
  const phones = loadPhones.loaded()
  return phones ? check(phones) : loadPhones().then(check, () => 'phoneUnchecked' as const)
}

/** The value must not be empty. */
const filled =
  (error: FormText): Rule<string> =>
  (value) =>
    value === '' ? error : undefined

/** A password that exists already: it may be older than the rule. */
export const currentPassword: Rule<string> = filled('passwordEmpty')

/** A new password: 6-16 characters combining letters and numbers. */
export const newPassword: Rule<string> = (value) => {
  if (value === '') return 'passwordEmpty'
  return isPassword(value) ? undefined : 'passwordRule'
}

/** The same text as another field, to the letter. */
export const same =
  <K extends string>(field: K, error: FormText = 'passwordsDiffer'): Rule<string, Record<K, string>> =>
  (value, values) =>
    value === values[field] ? undefined : error

export const email: Rule<string> = (value) => {
  if (value.trim() === '') return 'emailEmpty'
  return readEmail(value) === undefined ? 'emailInvalid' : undefined
}

/** The same address as another field; domains compare without regard to case. */
export const sameEmail =
  <K extends string>(field: K): Rule<string, Record<K, string>> =>
  (value, values) => {
    const read = (typed: string) => readEmail(typed) ?? typed.trim()
    return read(value) === read(values[field]) ? undefined : 'emailsDiffer'
  }

/** A mobile number, read in the region that another field holds. */
export const phone =
  <K extends string>(region: K): Rule<string, Record<K, string>> =>
  (value, values) => {
    if (value.trim() === '') return 'phoneEmpty'
    return withPhones(({ readPhone }) => (readPhone(value, values[region]) ? undefined : 'phoneInvalid'))
  }

/** The same number as another field, however either is written. */
export const samePhone =
  <K extends string, R extends string>(field: K, region: R): Rule<string, Record<K | R, string>> =>
  (value, values) =>
    withPhones(({ readPhone }) => {
      const read = (typed: string) => readPhone(typed, values[region]) ?? typed.trim()
      return read(value) === read(values[field]) ? undefined : 'phonesDiffer'
    })

/** A phone number or an email. */
export const loginId =
  <K extends string>(region: K): Rule<string, Record<K, string>> =>
  (value, values) => {
    const read = (phones?: Phones): FieldError | undefined =>
      readLoginId(value, values[region], phones) ? undefined : 'loginIdInvalid'
    return looksLikeEmail(value) || value.trim() === '' ? read() : withPhones(read)
  }

/** A whole one-time code; the server may have announced its length. */
export const code =
  (length?: number): Rule<string> =>
  (value) => {
    if (value === '') return 'codeEmpty'
    return isWholeCode(value, length) ? undefined : 'codeIncomplete'
  }

/** The agreement must be ticked. */
export const agreement: Rule<boolean> = (ticked) => (ticked ? undefined : 'agreementMissing')
