const passwordLength = { min: 6, max: 16 } as const

/** The `passwordrules` attribute for the platform's generator: every server accepts letters and digits. */
export const passwordRules = 'minlength: 6; maxlength: 16; required: lower, upper; required: digit;'

const withSymbols = /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/
const lettersAndDigits = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,16}$/

/**
 * True for a new password as spec §5 wants it: 6-16 characters combining letters and numbers. The spec does not mention
 * symbols; they are allowed unless `symbols` is false.
 */
export const isPassword = (password: string, symbols = true): boolean =>
  (symbols ? withSymbols : lettersAndDigits).test(password)

export type PasswordPart = 'length' | 'letter' | 'digit'

/** The parts of the rule that a password fulfils, for the live checklist. */
export const passwordPartsOf = (password: string): Record<PasswordPart, boolean> => ({
  length: password.length >= passwordLength.min && password.length <= passwordLength.max,
  letter: /[A-Za-z]/.test(password),
  digit: /[0-9]/.test(password),
})
