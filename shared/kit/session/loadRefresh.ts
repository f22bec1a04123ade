import type { RequestContext } from '../http/job.ts'
import type { TokenRefresh, TokenRefreshDeps } from './tokenRefresh.ts'

const code = () => import(/* webpackChunkName: "refresh" */ './tokenRefresh.ts')

/**
 * Loads the token refresh (`tokenRefresh.ts`) lazily: most pages never need it.
 * If it fails to load, a refresh fails as without a response.
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
      // A failed preload isn't a session error until a refresh is needed.
      if (!loaded) await code().catch(() => {})
    },
  }
}
