import type { RequestContext } from '../http/job.ts'
import type { TokenRefresh, TokenRefreshDeps } from './tokenRefresh.ts'

const code = () => import(/* webpackChunkName: "refresh" */ './tokenRefresh.ts')

/**
 * Loads the token refresh (`tokenRefresh.ts`) lazily, because most pages never need it. If the chunk can't be
 * loaded, a refresh rejects as if the server hadn't responded.
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
      // A failed preload is ignored, because there's no session error until a refresh is really needed.
      if (!loaded) await code().catch(() => {})
    },
  }
}
