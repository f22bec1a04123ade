/**
 * The `passwordrules` attribute for password generators. It asks for no symbols, which servers may reject.
 */
export const passwordRules = 'minlength: 6; maxlength: 16; required: lower, upper; required: digit;'

/** Whether a password has 6-16 characters, letters and digits (spec §5). The spec doesn't forbid symbols. */
export const isPassword = (password: string): boolean =>
  /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/.test(password)

/** Returns which parts of the password rule are met, for the checklist that is shown during typing. */
export const passwordPartsOf = (password: string) => ({
  length: password.length >= 6 && password.length <= 16,
  letter: /^(?=.*[A-Za-z])[\x21-\x7E]*$/.test(password),
  digit: /[0-9]/.test(password),
})
