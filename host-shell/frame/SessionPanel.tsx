import type { Route } from '@companion/shared/navigation/routes'

/** Covers a page that needs a session which does not work; filled in with the session's own panel. */
export function SessionPanel(_: { route: Route | undefined }) {
  return null
}
