import { ownValue, tryParseJson } from '@companion/shared/platform/json'
import { guardStorage } from '@companion/shared/platform/storage'
import { sessionStore } from '@companion/shared/session/store'
import { noTokens, type Tokens } from '@companion/shared/session/tokens'

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** An unsigned token: enough to show screens without a mock API, and rejected by every real one. */
const unsigned = () => `${part({ alg: 'none' })}.${part({ userId: 'qa', exp: 4102444800 })}.qa`

const post = (win: Window, path: string, body: object): Promise<Response> =>
  win.fetch(`/standin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A session from the mock API, or else a made-up one. `expiresIn` in seconds; negative means expired. */
async function standInSession(win: Window, about: { user?: string; expiresIn?: number }): Promise<Tokens> {
  try {
    const response = await post(win, 'session', about)
    const { accessToken, refreshToken } = (await response.json()) as Record<string, string>
    return { access: accessToken ?? unsigned(), refresh: refreshToken ?? '' }
  } catch {
    return { access: unsigned(), refresh: '' }
  }
}

const users: Readonly<Record<string, (win: Window) => Promise<Tokens>>> = {
  none: () => Promise.resolve(noTokens),
  demo: (win) => standInSession(win, { user: 'demo' }),
  second: (win) => standInSession(win, { user: 'second' }),
  expired: (win) => standInSession(win, { user: 'demo', expiresIn: -1 }),
  refused: () => Promise.resolve({ access: unsigned(), refresh: unsigned() }),
}

/** Storage key of the user that a tab's address requested. */
export const userKey = 'companion.qa.user'
/** Per-tab storage of the tools; the session's own storage may contain only the specification's keys. */
export const tabStore = guardStorage<string>(() => globalThis.sessionStorage)

/**
 * Parses mock API settings from the address: `pay/subscription:state=expired,settings:smsDown=true`.
 * Valid JSON values are parsed.
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

/** Applies settings to the mock API; does nothing if there is none. */
async function arrangeStandIn(win: Window, text: string): Promise<void> {
  for (const [path, body] of readOrders(text)) await post(win, path, body).catch(() => undefined)
}

/**
 * Prepares the user that the address requests, once per tab: a session the tester has since ended or changed
 * stays as it is. Must run before the session opens, so that it finds no other user; returns a function that
 * gets the tokens. Without `user`, an isolated remote (`alone`) gets a fake session if there is none.
 */
export function prepareUser(
  win: Window,
  { user, standin, alone }: { readonly user: string; readonly standin: string; readonly alone: boolean },
): () => Promise<Tokens | undefined> {
  const none = () => arrangeStandIn(win, standin).then(() => undefined)
  const make = ownValue(users, user) as (typeof users)[string] | undefined
  const withSession = async (start: (typeof users)[string]) => {
    const tokens = await start(win)
    await arrangeStandIn(win, standin)
    return tokens
  }
  if (!make) return () => (alone && !sessionStore.get('acc_token') ? withSession(users['demo']!) : none())
  if (tabStore.get(userKey) === user) return none
  tabStore.set(userKey, user)
  for (const name of ['acc_token', 'ref_token', 'userData'] as const) sessionStore.remove(name)
  return () => withSession(make)
}
