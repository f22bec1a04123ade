import fc from 'fast-check'
import type { Outcome } from './simulatedServer.ts'

/** An event of a page other than its requests. */
export type Happening =
  | { readonly does: 'call' }
  | { readonly does: 'expire' }
  | { readonly does: 'signOut' }
  | { readonly does: 'login'; readonly user: string }
  | { readonly does: 'enter'; readonly user: string; readonly open: boolean; readonly carries: Carried }
  /** The web view reloads its first URL, whose refresh token can be used up long since. */
  | { readonly does: 'reload' }
  | { readonly does: 'retry' }
  | { readonly does: 'recheck' }

/** The tokens in a URL. */
type Carried = 'both' | 'access' | 'refresh' | 'none'

export interface Scenario {
  /** Number of simultaneous calls right after the token has expired. */
  readonly burst: number
  readonly outcomes: readonly Outcome[]
  readonly secondExpiry: boolean
  /** The app's behaviour when the page requests tokens. */
  readonly app: 'absent' | 'told' | 'empty' | 'gives' | 'givesOld' | 'late' | 'hangs'
  /** Events interleaved with everything else, in any order. */
  readonly later: readonly Happening[]
  /** Events that run when only timeouts are pending, one after each timeout. */
  readonly last: readonly Happening[]
}

const user = fc.constantFrom('ann', 'bob')

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Happening>({ does: 'call' }) },
  { weight: 2, arbitrary: fc.constant<Happening>({ does: 'expire' }) },
  { weight: 2, arbitrary: fc.constant<Happening>({ does: 'signOut' }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('login' as const), user }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('enter' as const),
      user,
      open: fc.boolean(),
      carries: fc.constantFrom<Carried>('both', 'access', 'refresh', 'none'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Happening>({ does: 'retry' }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ does: 'recheck' }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ does: 'reload' }) },
)

/** Arbitrary for scenarios around an expired token: requests, responses of all kinds, and user actions. */
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  burst: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 4, max: 12 }) },
  ),
  outcomes: fc.array(
    fc.constantFrom<Outcome>('ok', 'ok', 'ok', 'refused', 'error', 'malformed', 'hang', 'unreachable'),
    { maxLength: 4 },
  ),
  secondExpiry: fc.boolean(),
  app: fc.constantFrom('absent', 'told', 'told', 'empty', 'gives', 'givesOld', 'givesOld', 'late', 'hangs'),
  later: fc.array(happening, { maxLength: 4 }),
  last: fc.array(happening, { maxLength: 2 }),
})
