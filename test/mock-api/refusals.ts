/** HTTP status, business code and message of every error response. The specification's codes come first. */
const table = {
  oldPasswordWrong: [400, 1010, 'Old password is incorrect!'],
  userMissing: [404, 2001, 'User does not exist!'],
  emailTaken: [409, 2002, 'Email address already exists!'],
  codeWrong: [400, 2050, 'Incorrect verification code!'],
  codeLimit: [429, 2097, 'Verification code exceeded the limit!'],
  smsFailed: [502, 2098, 'Failed to send SMS!'],
  codeUnknown: [400, 2099, 'Incorrect verification code!'],
  // Assumed: the specification assigns no codes to these two.
  phoneTaken: [409, 2003, 'Phone number already exists!'],
  sendLimit: [429, 2096, 'SMS send limit exceeded'],
  // Business codes: the messages are the specification's, and the numbers are assumed.
  invalidRequest: [400, 40001, 'invalid request'],
  keyReused: [409, 40001, 'invalid request'],
  nothingHere: [404, 40001, 'invalid request'],
  loginFailed: [401, 40101, 'Account or password error'],
  authFailed: [401, 40101, 'authentication failed'],
  tokenExpired: [401, 40102, 'expired token'],
  tokenRevoked: [401, 40103, 'token expired'],
  forbidden: [403, 40301, 'insufficient permissions'],
  appMissing: [404, 41001, 'app not found'],
  planMissing: [404, 42001, 'plan not found'],
  planStatus: [409, 42004, 'invalid plan status'],
  orderMissing: [404, 42101, 'order not found'],
  orderStatus: [409, 42103, 'invalid order status'],
  subscriptionMissing: [404, 43001, 'subscription not found'],
  providerMissing: [404, 44001, 'payment provider not found'],
  verificationFailed: [400, 44003, 'payment verification failed'],
  paymentStatus: [409, 44011, 'invalid payment status'],
  amount: [409, 44012, 'invalid payment amount'],
  currency: [409, 44013, 'invalid payment currency'],
  internal: [500, 50001, 'internal server error'],
} as const

export type RefusalName = keyof typeof table
export interface RefusalExtra {
  message?: string
  retryAfter?: number
  field?: string
  details?: Record<string, unknown>
}

/** An error that ends a call. The server responds with its HTTP status and `{code, message}`. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { code: number; message: string } & RefusalExtra
  constructor(name: RefusalName, extra: RefusalExtra = {}) {
    const [status, code, message] = table[name]
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.body = { code, message, ...extra }
  }
}

/** Throws the error with this name, so it never returns. */
export function refuse(name: RefusalName, extra?: RefusalExtra): never {
  throw new Refusal(name, extra)
}
