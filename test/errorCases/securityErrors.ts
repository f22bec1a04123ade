import { serverWords, type ErrorCase } from './errorCase.ts'

const email = 'demo@companion.example'
const incorrect = 'Incorrect verification code!'
const limit = 'Verification code exceeded the limit!'
const missing = 'User does not exist!'
const failed = 'Modification failed, please retry!'
const waiting = /^Too many codes were requested/
const resend = /^Resend/
const code = 'Verification code'
const chosen = { 'New password': 'newpass1', 'Repeat new password': 'newpass1' }
type Line = ErrorCase & {
  readonly from:
    | 'oldPassword'
    | 'afterOldPassword'
    | 'oneScreen'
    | 'sms'
    | 'email'
    | 'smsCode'
    | 'afterSms'
    | 'afterEmail'
    | 'forgottenPhone'
    | 'forgottenEmail'
    | 'afterForgotten'
    | 'validate'
    | 'remove'
}

/** Returns the expected errors for a rejected code. They're the same for every call that rejects it. */
const codes = (from: Line['from'], call: string): readonly Line[] => [
  ...[2050, 2099].map((wrong) => ({
    from,
    call,
    code: wrong,
    words: incorrect,
    at: code,
    focus: code,
    empty: [code],
  })),
  { from, call, code: 2097, words: limit, at: code, focus: resend, empty: [code] },
]
/** Returns the expected errors for a rejected request for a code. */
const sends = (from: Line['from'], call: string): readonly Line[] => [
  { from, call, code: 2097, words: limit, focus: resend, besides: waiting },
  {
    from,
    call,
    code: 2098,
    words: 'Failed to send SMS!',
    focus: 'Resend',
    besides: /^The code could not be/,
  },
]

/** Expected errors on the security screens for rejected calls, by flow. */
export const securityErrors: readonly Line[] = [
  // Old password.
  ...(
    [
      ['oldPassword', 'POST /users/password/verify', {}],
      ['afterOldPassword', 'POST /users/password/change', {}],
      ['oneScreen', 'POST /users/password/verify', chosen],
      ['oneScreen', 'POST /users/password/change', chosen],
    ] as const
  ).map(([from, call, keeps]): Line => ({
    from,
    call,
    code: 1010,
    words: 'Old password is incorrect!',
    at: 'Old password',
    focus: 'Old password',
    empty: ['Old password'],
    keeps,
  })),
  {
    from: 'oldPassword',
    call: 'POST /users/password/verify',
    words: 'Verification failed!',
    focus: 'Continue',
    keeps: { 'Old password': 'demo1234' },
  },
  {
    from: 'oneScreen',
    call: 'POST /users/password/change',
    inBrowser: true,
    words: failed,
    focus: 'Save',
    keeps: { 'Old password': 'demo1234', ...chosen },
  },
  // Sending a code.
  ...sends('sms', 'POST /users/password/sms'),
  ...sends('email', 'POST /users/password/email').slice(0, 1),
  ...sends('forgottenPhone', 'POST /users/password/sms'),
  {
    from: 'sms',
    call: 'POST /users/password/sms',
    code: 2001,
    words: missing,
    focus: 'Send code',
    besides: missing,
  },
  {
    from: 'email',
    call: 'POST /users/password/email',
    code: 2001,
    words: missing,
    focus: 'Send code',
    besides: missing,
  },
  ...(['forgottenPhone', 'forgottenEmail'] as const).map((from): Line => ({
    from,
    call: `POST /users/password/${from === 'forgottenPhone' ? 'sms' : 'email'}`,
    code: 2001,
    words: missing,
    at: 'Phone number or email',
    focus: 'Phone number or email',
    keeps: { 'Phone number or email': /^(\+86 ?138 ?1234 ?5678|demo@companion\.example)$/ },
  })),
  // Code: the call that checks it, and the call that uses it.
  ...codes('smsCode', 'POST /users/sms/verify'),
  {
    from: 'smsCode',
    call: 'POST /users/sms/verify',
    words: 'Verification failed!',
    focus: code,
    keeps: { [code]: /^\d{6}$/ },
  },
  ...codes('afterSms', 'POST /users/password/reset'),
  ...codes('afterEmail', 'POST /users/password/reset'),
  ...codes('afterForgotten', 'POST /users/password/reset'),
  {
    from: 'afterForgotten',
    call: 'POST /users/password/reset',
    code: 2001,
    inBrowser: true,
    words: missing,
    at: 'Phone number or email',
    focus: 'Phone number or email',
    keeps: { 'Phone number or email': email },
  },
  { from: 'afterSms', call: 'POST /users/password/reset', words: failed, focus: 'Save', keeps: chosen },
  {
    from: 'afterSms',
    call: 'POST /users/password/reset',
    code: 59999,
    words: serverWords,
    focus: 'Save',
    keeps: chosen,
  },
  // Account deletion.
  {
    from: 'validate',
    call: 'POST /auth/login',
    code: 2001,
    words: missing,
    at: 'Email',
    focus: 'Email',
    keeps: { Email: email, Password: 'demo1234' },
  },
  {
    from: 'validate',
    call: 'POST /auth/login',
    code: 1010,
    words: 'Old password is incorrect!',
    at: 'Password',
    focus: 'Password',
    empty: ['Password'],
    keeps: { Email: email },
  },
  {
    from: 'remove',
    call: 'DELETE /users/*',
    code: 59999,
    inBrowser: true,
    words: serverWords,
    focus: 'Delete failed',
    besides: 'Delete failed',
    alsoToast: true,
  },
]
