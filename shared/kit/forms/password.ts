/** The `passwordrules` attribute for password generators: all servers accept letters and digits. */
export const passwordRules = 'minlength: 6; maxlength: 16; required: lower, upper; required: digit;'

/** 6-16 characters with letters and numbers (spec §5). Symbols are allowed, because the spec doesn't mention them. */
export const isPassword = (password: string): boolean =>
  /^(?=.*[A-Za-z])(?=.*[0-9])[\x21-\x7E]{6,16}$/.test(password)

/** The parts of the rule that a password fulfils, for the live checklist. */
export const passwordPartsOf = (password: string) => ({
  length: password.length >= 6 && password.length <= 16,
  letter: /^(?=.*[A-Za-z])[\x21-\x7E]*$/.test(password),
  digit: /[0-9]/.test(password),
})
