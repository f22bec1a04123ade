import type { ErrorCode } from '../../client/error.ts'

const told: { readonly [code in ErrorCode]: string } = {
  NO_HOST: 'There is no app around the page, and nothing the page could do instead.',
  UNSUPPORTED:
    'This app does not have it; `detail` gives the reason of `supports()`, `since` the contract that brings it.',
  INVALID_PARAMS: 'The page asked wrongly; `detail` is the path of the first fault. Nothing was sent.',
  INVALID_REPLY: 'The app answered wrongly; `detail` is the path of the first fault.',
  TIMEOUT:
    'No answer, or no acknowledgement, in time. Only visible time counts. Worth another try; a success that still comes goes to `onLate`.',
  ABORTED: 'The caller took the call back.',
  CANCELLED: 'The person did. Not a fault.',
  HOST_THREW: 'The native method threw. Worth another try.',
  HOST_GONE: 'The native object or the web view is gone. Only a new load helps.',
  NO_REPLY: 'iOS dropped the reply. Worth another try.',
  FORBIDDEN_ORIGIN:
    'The call came from where it may not: a frame, another origin, or without the nonce of this load.',
  HOST_ERROR:
    "The app refused with a code of its own, which is `detail`: the method's list says what it means.",
}

/** The codes every call may fail with, and what each means. */
export const failures = Object.entries(told)
