import { isApiError, type ApiError } from './apiError.ts'

/** The spec's error catalogue (§8): code → key of its text in `texts/errors`. */
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

// ASSUMED: the spec has no code for a phone number that's already taken.
const phoneTaken = 2003

const isOneOf =
  (key: SpecError) =>
  (error: unknown): error is ApiError =>
    isApiError(error) && specCodes.get(error.code) === key

export const isWrongPassword = /* @__PURE__ */ isOneOf('oldPasswordIncorrect')
export const isUserMissing = /* @__PURE__ */ isOneOf('userMissing')
/** The verification code is wrong. The user can try again. */
export const isWrongCode = /* @__PURE__ */ isOneOf('codeIncorrect')
/** Too many codes were requested, or one was tried too often. The user needs a new code. */
export const isCodeLimit = /* @__PURE__ */ isOneOf('codeLimit')
export const isSmsFailed = /* @__PURE__ */ isOneOf('smsFailed')
export const isAlreadyTaken = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === phoneTaken || specCodes.get(error.code) === 'emailTaken')

const refusals: ReadonlySet<unknown> = new Set([400, 401, 403])

/** Whether an HTTP status rejects the credentials. After any other status they may still be valid. */
export const isRefusalStatus = (http: number | undefined): boolean => refusals.has(http)

/** Whether the server rejected the credentials, with or without a business code. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && isRefusalStatus(error.http)
