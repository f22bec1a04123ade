import { number, record, ShapeFault, sparse, maybe, lenient, text, type Shape, type Shaped } from './check.ts'

// What may go into a header and a form field: visible ASCII. Refresh tokens are opaque beyond that.
const visible = /^[\x21-\x7E]{1,8192}$/

/** True for text that can be sent as a token at all. */
export const isTokenText = (value: unknown): value is string =>
  typeof value === 'string' && visible.test(value)

const token: Shape<string> = (value, path) => {
  if (isTokenText(value)) return value
  throw new ShapeFault(path, 'a token')
}

/** Answer of /auth/token (spec §7); assumed for /auth/login. */
export const tokenPair = record({ accessToken: token, refreshToken: token })

// ASSUMED: the answer of /auth/register is not shown; with tokens the user is signed in at once.
export const maybeTokenPair = sparse({ accessToken: maybe(token), refreshToken: maybe(token) })

// ASSUMED: answers of the calls that send a code are not shown; every field may be missing.
export const sentCode = sparse({
  /** Seconds until the next code may be asked for. */
  retryAfter: lenient(number),
  /** Seconds the code is good for. */
  expiresIn: lenient(number),
  codeLength: lenient(number),
  maskedTarget: lenient(text),
})

// ASSUMED: answers of the two verify calls are not shown; a ticket is passed on when there is one.
export const verified = sparse({ ticket: lenient(text), expiresIn: lenient(number) })

/** Two tokens that belong together, as the API names them (spec §3). */
export type TokenPair = Shaped<typeof tokenPair>
export type SentCode = Shaped<typeof sentCode>
export type Verified = Shaped<typeof verified>
