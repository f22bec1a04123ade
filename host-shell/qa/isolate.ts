import { fakeNames, readFakeOptions } from '@companion/bridge-contract/fake/options'
import { installFakeApp, type FakeApp } from '@companion/bridge-contract/fake/install'
import { hrefOf, keptNames, routing } from '@companion/shared/navigation/router'
import { sessionStore } from '@companion/shared/session/store'
import { noTokens, type Tokens } from '@companion/shared/session/tokens'
import { isolateRemote } from '../remotes/chooseRelease.ts'

declare global {
  interface Window {
    /** The fake native app around an isolated remote, for QA and for tests. */
    companionApp?: FakeApp
  }
}

const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')
/** An unsigned token: enough to show screens where there is no stand-in API. */
const unsigned = () => `${part({ alg: 'none' })}.${part({ userId: 'qa', exp: 4102444800 })}.qa`

/** A session of the stand-in API's demo user, else a made-up one. */
async function fakeSession(win: Window): Promise<Tokens> {
  try {
    const response = await win.fetch('/standin/session', { method: 'POST' })
    const { accessToken, refreshToken } = (await response.json()) as Record<string, string>
    return { access: accessToken ?? unsigned(), refresh: refreshToken ?? '' }
  } catch {
    return { access: unsigned(), refresh: '' }
  }
}

/**
 * Opens one remote alone, with a fake app around the page (`bridge=none` leaves it out; `platform`, `app` and `wire`
 * choose which) and a fake session where there is none. `enter` moves to the remote's first screen.
 */
export function isolate(win: Window, remote: string) {
  const { search, pathname } = win.location
  for (const name of ['isolate', ...fakeNames]) keptNames.add(name)
  if (!/[?&]bridge=none(&|$)/.test(search)) {
    const asked = search.includes('bridge=emulator') ? search : `${search || '?'}&bridge=emulator`
    win.companionApp = installFakeApp(win, readFakeOptions(asked))
  }
  return {
    async enter(): Promise<Tokens> {
      const tokens = sessionStore.get('acc_token') ? noTokens : await fakeSession(win)
      isolateRemote(remote)
      const first = routing.routes.find(({ hidden }) => !hidden) ?? routing.routes[0]
      if (first && pathname.startsWith('/isolate/')) {
        win.history.replaceState(win.history.state, '', hrefOf(first.path, { isolate: remote }))
      }
      return tokens
    },
  }
}
