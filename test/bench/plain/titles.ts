import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'

// In the place of host-shell/shell/federation/titles.ts, which gets titles with releases: here they are there with the texts.

export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  [title, brand].filter(Boolean).join(' - ')

/** They are there before the first screen is. */
export const useTitle = (route: Route | undefined): string | undefined => route && routing.titles[route.name]
