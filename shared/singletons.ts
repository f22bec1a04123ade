/**
 * The modules that the page has once: the shell provides them, remotes consume them (`import: false`). Every module with
 * state is one of them, so that all remotes see the same state; `reportError` is one because it is large. Any other
 * module is copied into each remote that uses it.
 */
export const singletons = [
  '@companion/shared/brand/current',
  '@companion/shared/bridge/app',
  '@companion/shared/flags/current',
  '@companion/shared/forms/phone',
  '@companion/shared/http/client',
  '@companion/shared/http/reportError',
  '@companion/shared/navigation/router',
  '@companion/shared/platform/storage',
  '@companion/shared/session/account',
  '@companion/shared/session/current',
  '@companion/shared/session/store',
  '@companion/shared/swap/guard',
  '@companion/shared/texts/language',
  '@companion/shared/toasts/queue',
] as const
