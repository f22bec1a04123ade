import { describe, expect, expectTypeOf, test } from 'vitest'
import { accessToken } from '../../../test/session/simulatedServer.ts'
import type { AccessToken, RefreshToken } from '../http/shapes/session.ts'
import { readToken } from './readToken.ts'
import { decideEntry, type EntryFacts } from './tokens.ts'

const [ann, ann2, bob] = [accessToken('ann', 1), accessToken('ann', 2), accessToken('bob', 1)]
const none = { access: '', refresh: '' }

/**
 * Decides with 'spent' as the only used refresh token. The stored user is the one in the stored access token.
 */
function decide(facts: Partial<EntryFacts>) {
  const stored = facts.stored ?? none
  return decideEntry({
    open: false,
    address: none,
    stored,
    storedUser: readToken(stored.access)?.userId ?? null,
    isUsed: (refresh) => refresh === 'spent',
    ...facts,
  })
}
const use = (access: string, refresh: string) => ({
  type: 'use',
  tokens: { access, refresh },
  user: readToken(access),
})
const renew = (refresh: string) => ({ type: 'refresh', refresh })

describe('a route of the no-login list', () => {
  test.for([
    ['without anything in the address', none],
    ['with an access token alone, which is not stored', { access: ann, refresh: '' }],
    ['with a spent refresh token', { access: ann, refresh: 'spent' }],
    ['with a refresh token that cannot be one', { access: ann, refresh: 'r\n' }],
  ] as const)('stops %s', ([, address]) => {
    expect(decide({ open: true, address })).toEqual({ type: 'stop' })
  })

  test('uses a pair in the address', () => {
    expect(decide({ open: true, address: { access: ann, refresh: 'r1' } })).toEqual(use(ann, 'r1'))
  })
})

describe('a route that needs a token', () => {
  test('uses the pair of the address', () => {
    expect(decide({ address: { access: ann, refresh: 'r1' } })).toEqual(use(ann, 'r1'))
  })
  test('uses the stored pair, also when its token has long expired', () => {
    const old = accessToken('ann', 0)
    expect(decide({ stored: { access: old, refresh: 'r1' } })).toEqual(use(old, 'r1'))
  })
  test('prefers the access token of the address and keeps the refresh token of the same user', () => {
    const stored = { access: ann, refresh: 'r1' }
    expect(decide({ stored, address: { access: ann2, refresh: '' } })).toEqual(use(ann2, 'r1'))
  })
  test('keeps nothing of another user', () => {
    const stored = { access: ann, refresh: 'r1' }
    expect(decide({ stored, address: { access: bob, refresh: '' } })).toEqual(use(bob, ''))
    expect(decide({ stored, address: { access: bob, refresh: 'r2' } })).toEqual(use(bob, 'r2'))
  })
  test('keeps no refresh token whose user is not known', () => {
    expect(decide({ stored: { access: '', refresh: 'r1' }, address: { access: bob, refresh: '' } })).toEqual(
      use(bob, ''),
    )
  })
  test.for(['', 'undefined', 'a.b.c', `${'x'.repeat(9000)}.y.z`])(
    'renews when neither access token is readable (%s)',
    (broken) => {
      const stored = { access: broken, refresh: 'r1' }
      expect(decide({ stored })).toEqual(renew('r1'))
      expect(decide({ address: { access: broken, refresh: 'r1' } })).toEqual(renew('r1'))
    },
  )
  test('takes an unreadable access token of the address for none', () => {
    const stored = { access: ann, refresh: 'r1' }
    expect(decide({ stored, address: { access: 'broken', refresh: '' } })).toEqual(use(ann, 'r1'))
  })
  test('renews with nothing at all, which ends in noRefToken', () => {
    expect(decide({})).toEqual(renew(''))
  })
})

describe('a lone refresh token in the address', () => {
  const stored = { access: ann, refresh: 'r1' }
  test('is kept without a stored session', () => {
    expect(decide({ address: { access: '', refresh: 'r2' } })).toEqual(renew('r2'))
  })
  test('does not join a stored access token of nobody knows whom', () => {
    expect(decide({ stored, address: { access: '', refresh: 'r2' } })).toEqual(renew('r2'))
  })
  test('joins when it is the stored one', () => {
    expect(decide({ stored, address: { access: '', refresh: 'r1' } })).toEqual(use(ann, 'r1'))
  })
  test('joins when it says itself that it is of the same user', () => {
    expect(decide({ stored, address: { access: '', refresh: ann2 } })).toEqual(use(ann, ann2))
    expect(decide({ stored, address: { access: '', refresh: bob } })).toEqual(renew(bob))
  })
})

describe('an address loaded again after its tokens were renewed', () => {
  const address = { access: ann, refresh: 'spent' }
  test('leaves the renewed session alone', () => {
    expect(decide({ stored: { access: ann2, refresh: 'r2' }, address })).toEqual(use(ann2, 'r2'))
  })
  test('uses its access token where the session is lost, without the spent one', () => {
    expect(decide({ address })).toEqual(use(ann, ''))
  })
  test('is another user when it is one', () => {
    expect(decide({ stored: { access: bob, refresh: 'r2' }, address })).toEqual(use(ann, ''))
  })
})

test('an access token is never taken for a refresh token, nor the other way round', () => {
  expectTypeOf<AccessToken>().not.toExtend<RefreshToken>()
  expectTypeOf<RefreshToken>().not.toExtend<AccessToken>()
})
