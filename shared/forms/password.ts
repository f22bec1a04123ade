const passwordLength = { min: 6, max: 16 } as const

/** What the platform's password generator may make: every server takes letters and digits. */
export const passwordRules = 'minlength: 6; maxlength: 16; required: lower, upper; required: digit;'

const withSymbols = /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/
const lettersAndDigits = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,16}$/

/**
 * Says whether a new password follows the rule of spec §5: 6-16 characters combining letters and numbers.
 * The spec does not say whether symbols may join them; they may, unless `symbols` is false.
 */
export const isPassword = (password: string, symbols = true): boolean =>
  (symbols ? withSymbols : lettersAndDigits).test(password)

export type PasswordPart = 'length' | 'letter' | 'digit'

/** The parts of the rule a password already follows, for the live checklist. */
export const passwordPartsOf = (password: string): Record<PasswordPart, boolean> => ({
  length: password.length >= passwordLength.min && password.length <= passwordLength.max,
  letter: /[A-Za-z]/.test(password),
  digit: /[0-9]/.test(password),
})
