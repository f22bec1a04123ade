import { readEmail } from '@companion/shared/forms/email'
import type { Phones } from '@companion/shared/forms/phone'
import type { Region } from '@companion/shared/forms/region'
import * as rules from '@companion/shared/forms/rules'
import type { Rule } from '@companion/shared/forms/formState'

/**
 * Returns the registration form's initial values. `by` is the selected tab. `sentTo` is the number (E.164)
 * that the last code was sent to.
 */
export const emptyFields = (region: Region) => ({
  by: 'phone',
  region,
  phone: '',
  sentTo: '',
  code: '',
  email: '',
  repeatEmail: '',
  password: '',
  repeat: '',
  agreement: false,
})
export type Fields = ReturnType<typeof emptyFields>

const when =
  <T>(by: 'phone' | 'email', rule: Rule<T, Fields>): Rule<T, Fields> =>
  (value, fields) =>
    fields.by === by ? rule(value, fields) : undefined

/** Returns the rules of both tabs (spec §5). `length` is the code's number of digits, if known. */
export const registrationRules = (length: number | undefined) => ({
  phone: when('phone', rules.phone),
  code: when('phone', rules.code(length)),
  email: when('email', rules.email),
  repeatEmail: when('email', rules.sameEmail),
  password: rules.newPassword,
  repeat: rules.samePassword,
  agreement: rules.agreement,
})

/** Whether the first step is complete: the code is typed, or the email address twice. */
export const isIdentified = ({ by, code, email, repeatEmail }: Fields): boolean =>
  by === 'phone' ? code !== '' : readEmail(email) !== undefined && readEmail(email) === readEmail(repeatEmail)

/** Returns the fields of the request body that identify the user: login name, password and SMS code. */
export function accountOf(fields: Fields, phones: Phones | undefined) {
  const { by, password, code } = fields
  if (by === 'email') {
    const email = readEmail(fields.email) ?? fields.email
    return { username: email, email, password }
  }
  const phone = phones?.readPhone(fields.phone, fields.region) ?? fields.phone
  return { username: phone, phone, code, password }
}
