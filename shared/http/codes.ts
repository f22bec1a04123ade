/** The error catalogue of the spec §8: code → key of its text in `texts/errors`. */
export const specCodes: ReadonlyMap<number, string> = new Map([
  [1010, 'oldPasswordIncorrect'],
  [2001, 'userMissing'],
  [2002, 'emailTaken'],
  [2050, 'codeIncorrect'],
  [2099, 'codeIncorrect'],
  [2097, 'codeLimit'],
  [2098, 'smsFailed'],
])
