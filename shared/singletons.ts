/**
 * The stateful modules: the shell provides the one copy, remotes consume it (`import: false`).
 * A module with state is shared; a module without state is copied into whoever uses it.
 */
export const singletons = [
  '@companion/shared/brand/current',
  '@companion/shared/bridge/app',
  '@companion/shared/flags/current',
  '@companion/shared/http/client',
  '@companion/shared/http/reportError',
  '@companion/shared/navigation/router',
  '@companion/shared/session/account',
  '@companion/shared/session/current',
  '@companion/shared/session/store',
  '@companion/shared/swap/guard',
  '@companion/shared/texts/language',
  '@companion/shared/toasts/queue',
] as const
