/** The `passwordrules` attribute for the platform's generator: every server accepts letters and digits. */
export const passwordRules = 'minlength: 6; maxlength: 16; required: lower, upper; required: digit;'

/** 6-16 characters combining letters and numbers (spec §5, which does not mention symbols: they are allowed). */
export const isPassword = (password: string): boolean =>
  /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/.test(password)

/** The parts of the rule that a password fulfils, for the live checklist: all of them, or the password is refused. */
export const passwordPartsOf = (password: string) => ({
  length: password.length >= 6 && password.length <= 16,
  letter: /^(?=.*[A-Za-z])[\x21-\x7E]*$/.test(password),
  digit: /[0-9]/.test(password),
})
