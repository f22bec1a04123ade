import { serverWords, type ErrorCase } from './errorCase.ts'

const newEmail = 'zoe@mail.example'
const incorrect = 'Incorrect verification code!'
const limit = 'Verification code exceeded the limit!'
const number = /^\+86 ?139 ?1234 ?5678$/
const numbers = { 'New phone number': number, 'Repeat new phone number': number }
const addresses = { 'New email': newEmail, 'Repeat new email': newEmail }
const waiting = /^Too many codes were requested/
const resend = /^Resend/
const code = 'Verification code'

type From =
  | 'email'
  | 'nickname'
  | 'phone'
  | 'phoneCode'
  | 'registerCode'
  | 'registerPhone'
  | 'registerEmail'
  | 'login'

/** Expected errors on the account screens for rejected calls, by flow. */
export const accountErrors: readonly (ErrorCase & { readonly from: From })[] = [
  // New email.
  {
    from: 'email',
    call: 'PATCH /users/*',
    code: 2002,
    words: 'Email address already exists!',
    at: 'New email',
    focus: 'New email',
    keeps: addresses,
  },
  { from: 'email', call: 'PATCH /users/*', code: 59999, words: serverWords, focus: 'Save', keeps: addresses },
  {
    from: 'email',
    call: 'PATCH /users/*',
    words: 'Modification failed, please retry!',
    focus: 'Save',
    keeps: addresses,
  },
  // Nickname.
  {
    from: 'nickname',
    call: 'PATCH /users/*',
    code: 40301,
    status: 403,
    words: 'You don’t have permission for this',
    focus: 'Save',
    keeps: { Nickname: 'Zoë' },
  },
  {
    from: 'nickname',
    call: 'PATCH /users/*',
    inBrowser: true,
    words: 'Modification failed, please retry!',
    focus: 'Save',
    keeps: { Nickname: 'Zoë' },
  },
  // New phone: sending its code.
  {
    from: 'phone',
    call: 'POST /users/sms',
    code: 2097,
    inBrowser: true,
    words: limit,
    focus: resend,
    besides: waiting,
  },
  {
    from: 'phone',
    call: 'POST /users/sms',
    code: 2096,
    status: 429,
    more: { retryAfter: 90 },
    words: serverWords,
    focus: resend,
    besides: waiting,
  },
  {
    from: 'phone',
    call: 'POST /users/sms',
    code: 2098,
    words: 'Failed to send SMS!',
    focus: 'Resend',
    besides: /^The code could not be sent to/,
  },
  {
    from: 'phone',
    call: 'POST /users/sms',
    code: 2001,
    inBrowser: true,
    words: 'User does not exist!',
    at: 'New phone number',
    focus: 'New phone number',
    keeps: numbers,
  },
  {
    from: 'phone',
    call: 'POST /users/sms',
    code: 2003,
    more: { field: 'phone' },
    words: serverWords,
    at: 'New phone number',
    focus: 'New phone number',
    keeps: numbers,
  },
  // New phone: checking its code, and using it.
  ...['POST /users/sms/verify', 'POST /users/*/phone'].flatMap((call) => [
    ...[2050, 2099].map((wrong) => ({
      from: 'phoneCode' as const,
      call,
      code: wrong,
      words: incorrect,
      at: code,
      focus: code,
      empty: [code],
    })),
    { from: 'phoneCode' as const, call, code: 2097, words: limit, at: code, focus: resend, empty: [code] },
  ]),
  {
    from: 'phoneCode',
    call: 'POST /users/sms/verify',
    words: 'Verification failed!',
    focus: code,
    keeps: { [code]: /^\d{6}$/ },
  },
  {
    from: 'phoneCode',
    call: 'POST /users/*/phone',
    words: 'Modification failed, please retry!',
    focus: code,
    keeps: { [code]: /^\d{6}$/ },
  },
  // Registration: sending the code, and creating the account.
  {
    from: 'registerCode',
    call: 'POST /auth/register/sms',
    code: 2097,
    words: limit,
    focus: resend,
    besides: waiting,
    keeps: { 'Phone number': number },
  },
  {
    from: 'registerCode',
    call: 'POST /auth/register/sms',
    code: 2098,
    words: 'Failed to send SMS!',
    focus: 'Resend',
    keeps: { 'Phone number': number },
  },
  ...[2050, 2099].map((wrong) => ({
    from: 'registerPhone' as const,
    call: 'POST /auth/register',
    code: wrong,
    words: incorrect,
    at: code,
    focus: code,
    empty: [code],
    keeps: { 'Phone number': number },
  })),
  {
    from: 'registerPhone',
    call: 'POST /auth/register',
    code: 2097,
    words: limit,
    at: code,
    focus: resend,
    empty: [code],
    keeps: { 'Phone number': number },
  },
  {
    from: 'registerEmail',
    call: 'POST /auth/register',
    code: 2002,
    words: 'Email address already exists!',
    at: 'Email',
    focus: 'Email',
    keeps: { Email: newEmail, 'Repeat email': newEmail },
  },
  // Sign-in: whichever input was wrong, the field shows the same message, which fits both inputs.
  {
    from: 'login',
    call: 'POST /auth/login',
    code: 2001,
    words: 'User does not exist!',
    focus: 'Password',
    empty: ['Password'],
    keeps: { 'Phone number or email': 'demo@companion.example' },
    besides: 'Account or password error',
  },
]
