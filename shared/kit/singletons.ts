/** Modules that the shell shares with the remotes: those with state, and `reportError`, which is large. */
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
