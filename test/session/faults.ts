import type { Edit } from './faultyKit.ts'

const edit = (file: string, find: string, put: string): Edit => ({ file, find, put })

/** Faults that clients of this kind are known to have (each broke someone's sign-in), by what they do wrong. */
export const faults: Readonly<Record<string, readonly Edit[]>> = {
  'every 401 starts its own refresh': [
    edit('session/tokenRefresh.ts', 'if (current?.rejected === rejected) return current.promise', ''),
    edit(
      'session/tokenRefresh.ts',
      'fly(rejected, sent, current?.promise)',
      'fly(rejected, sent, undefined)',
    ),
    edit('session/trader.ts', 'if (running) return running', ''),
  ],
  'a late 401 refreshes once more': [
    edit('session/tokenRefresh.ts', 'if (newer) return newer\n    const current', 'const current'),
    edit('session/tokenRefresh.ts', 'if (newer) return newer\n    if (!refresh)', 'if (!refresh)'),
  ],
  'a late 401 tries again what has just failed': [
    edit('session/tokenRefresh.ts', 'if (lost && same && sent.round < lost.round) throw lost.failure', ''),
  ],
  'sign-out opens no epoch': [edit('session/vault.ts', 'epoch++', '')],
  'a refresh that outlives its session writes its tokens': [
    edit('session/trader.ts', 'if (held) {', 'if (pair) {'),
  ],
  'a change of user opens no epoch': [
    edit('session/vault.ts', 'keep(held, user)\n      if (changed) open()', 'keep(held, user)'),
  ],
  'sign-out leaves the refresh token': [
    edit('session/vault.ts', "put('ref_token', refresh)", "if (refresh) put('ref_token', refresh)"),
  ],
  'a network error costs the tokens': [
    edit('session/trader.ts', "answer.as === 'refused' && held", "answer.as !== 'pair' && held"),
  ],
  'refused tokens stay': [edit('session/trader.ts', 'vault.drop()', 'void 0')],
  'the old refresh token is kept': [edit('session/trader.ts', 'refresh: pair.refreshToken }', 'refresh }')],
  'a truncated answer counts as tokens': [
    edit('session/exchange.ts', 'unwrapped(parseJson(text))', 'safely(text)'),
    edit(
      'session/exchange.ts',
      'const refusals = new Set',
      `       const safely = (text: string): unknown => {
         try { return parseJson(text) } catch { return { accessToken: 'a.b.c', refreshToken: 'undefined' } }
       }
       const refusals = new Set`,
    ),
    edit(
      'session/tokens.ts',
      'const user = readToken(accessToken)',
      "const user = readToken(accessToken) ?? { userId: 'x' }",
    ),
  ],
  'spent tokens are forgotten': [edit('session/trader.ts', 'spent.add(refresh)', 'void 0')],
  'the app is not told of new tokens': [edit('session/trader.ts', 'onPair(refresh, pair)', '')],
  'old tokens of the app are taken for new': [
    edit('session/tokenRefresh.ts', 'isTokenText(given) && !spent.has(given)', 'isTokenText(given)'),
  ],
  'the app is asked after sign-out': [
    edit('session/sessionClient.ts', '(over ? null : parts.bridge())', 'parts.bridge()'),
  ],
  'tokens of the app arrive in a later session': [
    edit('session/appTokens.ts', 'late && epoch === vault.epoch() && !vault.held().access', 'late'),
  ],
  'the app is waited for without end': [
    edit('session/appTokens.ts', 'await within(ms, asked, clock).catch(() => null)', 'await asked'),
  ],
  'a token goes with the refresh token of another user': [
    edit(
      'session/entry.ts',
      "const kept = storedUser === given.userId ? stored.refresh : ''",
      'const kept = stored.refresh',
    ),
  ],
  'a lone refresh token joins the stored access token': [
    edit('session/entry.ts', 'if (storedToken && !foreign)', 'if (storedToken)'),
  ],
  'an open route stores what its address brings': [
    edit('session/entry.ts', "if (open && !refresh) return { next: 'stop' }", ''),
  ],
  'a spent token of the address is taken': [
    edit('session/entry.ts', 'const stale = spent(address.refresh)', 'const stale = false'),
  ],
  'a request is repeated as often as it is refused': [
    edit(
      'http/requester.ts',
      'if (asksForRefresh(second)) throw session.stillUnauthorized(fresh)',
      'if (asksForRefresh(second)) return byItself()',
    ),
  ],
  'a missing token is sent all the same': [
    edit(
      'http/requester.ts',
      '...(token && { authorization: `Bearer ${token}` })',
      'authorization: `Bearer ${token}`',
    ),
  ],
  'a request of an ended session is repeated in the next': [
    edit(
      'http/requester.ts',
      'const first = await attempt(used)\n      stay()',
      'const first = await attempt(used)',
    ),
    edit('http/requester.ts', 'session.refresh(used, stamp)', 'session.refresh(used, session.stamp())'),
  ],
  'an answer reaches the next session': [
    edit(
      'http/requester.ts',
      'const second = await attempt(fresh)\n      stay()',
      'const second = await attempt(fresh)',
    ),
  ],
  'a request that waits for a token changes sessions': [
    edit('http/requester.ts', 'await wait(session.settled)\n      stay()', 'await wait(session.settled)'),
  ],
  'nothing is limited in time': [
    edit('http/transport.ts', "clock.after(ms, () => stop('timeout'))", '() => {}'),
  ],
}
