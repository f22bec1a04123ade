import type { Edit } from './faultyKit.ts'

type Place = readonly [file: string, inside: string, type: string, ...mentions: string[]]

const put = (
  [file, inside, type, ...mentions]: Place,
  replacement: string | ((source: string) => string),
): Edit => ({ file, inside, type, mentions, put: replacement })

const remove = (...place: Place): Edit => put(place, '')

const refresh = 'session/tokenRefresh.ts'
const store = 'session/tokenStore.ts'
const entry = 'session/tokens.ts'
const client = 'http/client.ts'

/** Disables the statement after this one, which checks that the session is still the same. */
const skipCheck = (source: string): string => `${source}; if (false as boolean)`

/** Faults known from real clients of this kind, by their effect. Each has broken a user's sign-in. */
export const faults: Readonly<Record<string, readonly Edit[]>> = {
  'every 401 starts its own refresh': [
    remove(refresh, 'refresh', 'IfStatement', 'current', 'rejected', 'promise'),
    put([refresh, 'own', 'CallExpression', 'start', 'rejected'], 'start(rejected, sent, undefined)'),
    put([refresh, 'exchanging', 'LogicalExpression', 'running', 'run'], 'run(tokens, ms)'),
  ],
  'a late 401 refreshes once more': [
    remove(refresh, 'refresh', 'IfStatement', 'newer'),
    put([refresh, 'fresh', 'LogicalExpression', 'newerThan', 'renewWith'], '(await renewWith(tokens))'),
  ],
  'a late 401 tries again what has just failed': [
    remove(refresh, 'shareFailure', 'IfStatement', 'failed', 'round'),
  ],
  'sign-out opens no epoch': [remove(store, 'startEpoch', 'UpdateExpression', 'epoch')],
  'a refresh that outlives its session writes its tokens': [
    put([refresh, 'run', 'IfStatement', 'current', 'write'], (source) => source.replace('current', 'pair')),
  ],
  'a change of user opens no epoch': [remove(store, 'write', 'IfStatement', 'changed', 'startEpoch')],
  'sign-out leaves the refresh token': [
    put([store, 'save', 'ExpressionStatement', 'ref_token'], (source) => `if (refresh) ${source}`),
  ],
  'a network error costs the tokens': [
    put([refresh, 'run', 'BinaryExpression', 'answer', 'refused'], "typeof answer === 'string'"),
  ],
  'refused tokens stay': [put([refresh, 'run', 'CallExpression', 'store', 'drop'], 'void 0')],
  'the old refresh token is kept': [
    put([refresh, 'run', 'Property', 'refresh', 'refreshToken', 'pair'], 'refresh'),
  ],
  'a truncated answer counts as tokens': [
    put(
      ['session/exchangeToken.ts', 'exchangeToken', 'CallExpression', 'unwrapped', 'body'],
      "unwrapped(body ?? { accessToken: 'a.b.c', refreshToken: 'undefined' })",
    ),
    put(
      ['session/tokens.ts', 'pairIn', 'CallExpression', 'readToken', 'accessToken'],
      (source) => `(${source} ?? { userId: 'x' })`,
    ),
  ],
  'spent tokens are forgotten': [put([refresh, 'run', 'CallExpression', 'markUsed'], 'void 0')],
  'the app is not told of new tokens': [put([refresh, 'run', 'CallExpression', 'onNewPair'], 'void 0')],
  'the page spends what the app renews': [
    put([refresh, 'createRun', 'ChainExpression', 'app', 'refreshSession'], 'undefined'),
  ],
  'the app is asked after sign-out': [
    put(['session/session.ts', 'app', 'ConditionalExpression', 'ended', 'app'], 'app'),
  ],
  'tokens of the app arrive in a later session': [
    put([refresh, 'isWanted', 'LogicalExpression', 'epoch', 'newerThan'], 'true'),
  ],
  'the app is waited for without end': [
    put([refresh, 'askApp', 'AwaitExpression', 'timeout', 'asked'], 'await asked'),
  ],
  'a token goes with the refresh token of another user': [
    put([entry, 'kept', 'ConditionalExpression', 'storedUser', 'stored'], 'stored.refresh'),
  ],
  'a lone refresh token joins the stored access token': [
    put([entry, 'decideEntry', 'LogicalExpression', 'storedToken', 'foreign'], 'storedToken'),
  ],
  'an open route stores what its address brings': [
    remove(entry, 'decideEntry', 'IfStatement', 'open', 'refresh', 'stop'),
  ],
  'a spent token of the address is taken': [put([entry, 'stale', 'CallExpression', 'isUsed'], 'false')],
  'a request is repeated as often as it is refused': [
    put(
      [client, 'sendInSession', 'ThrowStatement', 'refusedTwice'],
      'return sendInSession({ session } as RequestDeps, job, { attempt, wait, markNotDone, mayBeDone } as Attempts)',
    ),
  ],
  'a missing token is sent all the same': [
    put(
      [client, 'headers', 'LogicalExpression', 'token', 'authorization'],
      '{ authorization: `Bearer ${token}` }',
    ),
  ],
  'a request of an ended session is repeated in the next': [
    put([client, 'first', 'AwaitExpression', 'attempt'], skipCheck),
    put(
      [client, 'fresh', 'CallExpression', 'session', 'refresh'],
      'session.refresh(token, session.context())',
    ),
  ],
  'an answer reaches the next session': [put([client, 'second', 'AwaitExpression', 'attempt'], skipCheck)],
  'a request that waits for a token changes sessions': [
    put([client, 'sendInSession', 'IfStatement', 'refreshed'], skipCheck),
  ],
  'nothing is limited in time': [
    put(['platform/clock.ts', 'cancel', 'CallExpression', 'clock', 'after'], '() => {}'),
  ],
}
