import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'

// Replaces host-shell/shell/federation/titles.ts, which loads titles with releases; here they load with the
// texts.

export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  [title, brand].filter(Boolean).join(' - ')

/** Loaded before the first screen. */
export const useTitle = (route: Route | undefined): string | undefined => route && routing.titles[route.name]
