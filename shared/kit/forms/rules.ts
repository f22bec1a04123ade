import { readEmail, looksLikeEmail, readLoginId } from './email.ts'
import { isWholeCode } from './oneTimeCode.ts'
import { isPassword } from './password.ts'
import { loadPhones, type Phones } from '@companion/shared/forms/phone'
import type { FieldError, Rule } from './formState.ts'

/** Validates with the phone metadata: synchronously if it's loaded, otherwise after loading it. */
function withPhones(check: (phones: Phones) => FieldError | undefined): ReturnType<Rule<string>> {
  const phones = loadPhones.loaded()
  return phones ? check(phones) : loadPhones().then(check, () => 'phoneUnchecked' as const)
}

/** An existing password. Only checks that there is one, because it may be older than the password rule. */
export const currentPassword: Rule<string> = (value) => (value === '' ? 'passwordEmpty' : undefined)

/** A new password: 6-16 characters with letters and numbers. */
export const newPassword: Rule<string> = (value) => {
  if (value === '') return 'passwordEmpty'
  return isPassword(value) ? undefined : 'passwordRule'
}

/** The repeated password. */
export const samePassword: Rule<string, { password: string }> = (value, { password }) =>
  value === password ? undefined : 'passwordsDiffer'

export const email: Rule<string> = (value) => {
  if (value.trim() === '') return 'emailEmpty'
  return readEmail(value) === undefined ? 'emailInvalid' : undefined
}

/** The repeated email address. Ignores the case of its domain. */
export const sameEmail: Rule<string, { email: string }> = (value, values) => {
  const read = (typed: string) => readEmail(typed) ?? typed.trim()
  return read(value) === read(values.email) ? undefined : 'emailsDiffer'
}

/** A mobile number in the country of the form. */
export const phone: Rule<string, { region: string }> = (value, { region }) => {
  if (value.trim() === '') return 'phoneEmpty'
  return withPhones(({ readPhone }) => (readPhone(value, region) ? undefined : 'phoneInvalid'))
}

/** The repeated phone number. Its format may differ from the first one's. */
export const samePhone: Rule<string, { phone: string; region: string }> = (value, values) =>
  withPhones(({ readPhone }) => {
    const read = (typed: string) => readPhone(typed, values.region) ?? typed.trim()
    return read(value) === read(values.phone) ? undefined : 'phonesDiffer'
  })

/** A phone number or an email address. */
export const loginId: Rule<string> = (value) => {
  const read = (phones?: Phones): FieldError | undefined =>
    readLoginId(value, phones) ? undefined : 'loginIdInvalid'
  return looksLikeEmail(value) || value.trim() === '' ? read() : withPhones(read)
}

/** A complete one-time code with the length that the server announced. */
export const code =
  (length?: number): Rule<string> =>
  (value) => {
    if (value === '') return 'codeEmpty'
    return isWholeCode(value, length) ? undefined : 'codeIncomplete'
  }

/** The agreement, which must be checked. */
export const agreement: Rule<boolean> = (ticked) => (ticked ? undefined : 'agreementMissing')
