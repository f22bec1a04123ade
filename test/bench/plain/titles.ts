import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'

// Replaces host-shell/shell/federation/titles.ts, which loads titles with releases. Here they're loaded with
// the translations.

export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  [title, brand].filter(Boolean).join(' - ')

/** Returns a route's title, which was loaded before the first screen. */
export const useTitle = (route: Route | undefined): string | undefined => route && routing.titles[route.name]
