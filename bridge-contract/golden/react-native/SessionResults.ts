// Generated from the bridge contract 1.2.0. Change the contract, not this file.

export interface RefreshSessionResult {
  readonly accessToken: string
  readonly refreshToken: string
}
