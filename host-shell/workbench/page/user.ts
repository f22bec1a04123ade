import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import { sessionStore } from '@companion/shared/session/store'
import { noTokens, type Tokens } from '@companion/shared/session/tokens'

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/**
 * Returns an unsigned token. It's enough to show screens without a mock API, and every real API rejects it.
 */
const unsigned = () => `${part({ alg: 'none' })}.${part({ userId: 'qa', exp: 4102444800 })}.qa`

const post = (win: Window, path: string, body: object): Promise<Response> =>
  win.fetch(`/standin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/**
 * Returns a session of the mock API, or an invented one if there's no mock API. `expiresIn` is in seconds. A
 * negative value means an expired session.
 */
async function standInSession(win: Window, about: { user?: string; expiresIn?: number }): Promise<Tokens> {
  try {
    const response = await post(win, 'session', about)
    const { accessToken, refreshToken } = (await response.json()) as Record<string, string>
    return { access: accessToken ?? unsigned(), refresh: refreshToken ?? '' }
  } catch {
    return { access: unsigned(), refresh: '' }
  }
}

type Start = (win: Window) => Promise<Tokens>

const users = {
  none: () => Promise.resolve(noTokens),
  demo: (win) => standInSession(win, { user: 'demo' }),
  second: (win) => standInSession(win, { user: 'second' }),
  expired: (win) => standInSession(win, { user: 'demo', expiresIn: -1 }),
  refused: () => Promise.resolve({ access: unsigned(), refresh: unsigned() }),
} satisfies Readonly<Record<string, Start>>

/** Storage key of the user that the tab's URL has requested. */
export const userKey = 'companion.qa.user'
/**
 * The tools' own storage for a tab. The session's storage can't be used, because the spec lists its allowed
 * keys.
 */
export const tabStore = guardStorage<string>(() => globalThis.sessionStorage)

/**
 * Parses settings of the mock API from the URL: `pay/subscription:state=expired,settings:smsDown=true`.
 * Values that are valid JSON are parsed, and all others are text.
 */
function readOrders(
  text: string,
): readonly (readonly [path: string, body: Readonly<Record<string, unknown>>])[] {
  return text.split(',').flatMap((part) => {
    const [, path, name, value] = /^([\w/]+):(\w+)=(.*)$/.exec(part.trim()) ?? []
    return path && name && value !== undefined
      ? [[path, { [name]: tryParseJson(value) ?? value }] as const]
      : []
  })
}

/** Applies settings to the mock API. Does nothing if there's no mock API. */
async function arrangeStandIn(win: Window, text: string): Promise<void> {
  for (const [path, body] of readOrders(text)) await post(win, path, body).catch(() => undefined)
}

/**
 * Prepares the user that the URL requests, once per tab. A reload doesn't repeat it, so that a session the
 * tester has ended or changed since isn't restored. Must run before the session opens, otherwise the session
 * would use another user's tokens. Returns a function that gets the tokens. Without `user`, an isolated
 * remote (`alone`) gets a fake session if there's no session.
 */
export function prepareUser(
  win: Window,
  { user, standin, alone }: { readonly user: string; readonly standin: string; readonly alone: boolean },
): () => Promise<Tokens | undefined> {
  const none = () => arrangeStandIn(win, standin).then(() => undefined)
  const make = ownValue(users, user) as Start | undefined
  const withSession = async (start: Start) => {
    const tokens = await start(win)
    await arrangeStandIn(win, standin)
    return tokens
  }
  if (!make) return () => (alone && !sessionStore.get('acc_token') ? withSession(users.demo) : none())
  if (tabStore.get(userKey) === user) return none
  tabStore.set(userKey, user)
  for (const name of ['acc_token', 'ref_token', 'userData'] as const) sessionStore.remove(name)
  return () => withSession(make)
}
