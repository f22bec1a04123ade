import { number, record, ShapeFault, sparse, maybe, lenient, text, type Shape, type Shaped } from './check.ts'

// Visible ASCII, because tokens are sent in headers. Refresh tokens have no other known format.
const visible = /^[\x21-\x7E]{1,8192}$/

declare const kind: unique symbol

/** Tokens are opaque, so any text may become one, but a text that is one kind of token is never the other. */
export type AccessToken = string & { readonly [kind]?: 'access' }
export type RefreshToken = string & { readonly [kind]?: 'refresh' }

/** A token pair with the API's names (spec §3). */
export interface TokenPair {
  readonly accessToken: AccessToken
  readonly refreshToken: RefreshToken
}

/** True for a string that can be sent as a token. */
export const isTokenText = (value: unknown): value is string =>
  typeof value === 'string' && visible.test(value)

const token: Shape<string> = (value, path) => {
  if (isTokenText(value)) return value
  throw new ShapeFault(path, 'a token')
}

/** The response of /auth/token (spec §7). ASSUMED for /auth/login. */
export const tokenPair: Shape<TokenPair> = record({ accessToken: token, refreshToken: token })

// ASSUMED: the spec doesn't show the response of /auth/register. Tokens in it sign the user in.
export const maybeTokenPair = sparse({ accessToken: maybe(token), refreshToken: maybe(token) })

// ASSUMED: the spec doesn't show the responses of endpoints that send a code, so all fields are optional.
export const sentCode = sparse({
  /** Seconds until the user can request another code. */
  retryAfter: lenient(number),
  /** Lifetime of the code in seconds. */
  expiresIn: lenient(number),
  codeLength: lenient(number),
  maskedTarget: lenient(text),
})

// ASSUMED: the spec doesn't show the responses of the verify endpoints, so the ticket is optional.
export const verified = sparse({ ticket: lenient(text), expiresIn: lenient(number) })

export type SentCode = Shaped<typeof sentCode>
export type Verified = Shaped<typeof verified>
