import { isApiError, type ApiError } from './apiError.ts'

/** The error catalogue of the spec §8: code → key of its text in `texts/errors`. */
const catalogue = [
  [1010, 'oldPasswordIncorrect'],
  [2001, 'userMissing'],
  [2002, 'emailTaken'],
  [2050, 'codeIncorrect'],
  [2099, 'codeIncorrect'],
  [2097, 'codeLimit'],
  [2098, 'smsFailed'],
] as const

export type SpecError = (typeof catalogue)[number][1]

export const specCodes: ReadonlyMap<unknown, SpecError> = new Map(catalogue)

// ASSUMED: the spec gives a phone number that has an account no code.
const phoneTaken = 2003

const isOneOf =
  (key: SpecError) =>
  (error: unknown): error is ApiError =>
    isApiError(error) && specCodes.get(error.code) === key

export const isWrongPassword = /* @__PURE__ */ isOneOf('oldPasswordIncorrect')
export const isUserMissing = /* @__PURE__ */ isOneOf('userMissing')
/** The verification code is wrong; it may be typed again. */
export const isWrongCode = /* @__PURE__ */ isOneOf('codeIncorrect')
/** Too many codes were asked for, or one was tried too often: only a new one helps. */
export const isCodeLimit = /* @__PURE__ */ isOneOf('codeLimit')
export const isSmsFailed = /* @__PURE__ */ isOneOf('smsFailed')
export const isAlreadyTaken = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === phoneTaken || specCodes.get(error.code) === 'emailTaken')

const refusals: ReadonlySet<unknown> = new Set([400, 401, 403])

/** True for the HTTP statuses that refuse the credentials themselves; after any other they may still be good. */
export const isRefusalStatus = (http: number | undefined): boolean => refusals.has(http)

/** The server refused the credentials, whether with a code or without. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && isRefusalStatus(error.http)
