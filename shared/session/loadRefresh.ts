import type { RequestContext } from '../http/job.ts'
import type { TokenRefresh, TokenRefreshDeps } from './tokenRefresh.ts'

const code = () => import(/* webpackChunkName: "refresh" */ './tokenRefresh.ts')

/**
 * Refreshes rejected tokens (`tokenRefresh.ts`) with code that is loaded when it is needed: most pages never refresh one.
 * Without it a refresh fails as one without an answer of the server does.
 */
export function loadRefresh(deps: TokenRefreshDeps) {
  let loading: Promise<TokenRefresh> | undefined
  let loaded: TokenRefresh | undefined
  const load = (): Promise<TokenRefresh> =>
    (loading ??= code().then(
      ({ createTokenRefresh }) => (loaded = createTokenRefresh(deps)),
      () => {
        loading = undefined
        throw deps.fail('getTokenErr')
      },
    ))
  return {
    refresh: async (...call: Parameters<TokenRefresh['refresh']>) => (await load()).refresh(...call),
    context: (): RequestContext => loaded?.context() ?? { epoch: deps.store.epoch(), round: 0 },
    idle: async (): Promise<void> => (await loading?.catch(() => undefined))?.idle(),
    async prepare(): Promise<void> {
      // A failure to load is none of the session's, as long as nothing is to be refreshed.
      if (!loaded) await code().catch(() => {})
    },
  }
}
