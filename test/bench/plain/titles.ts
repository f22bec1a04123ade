import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'

// In the place of host-shell/remotes/titles.ts, which gets titles with releases: here they are there with the texts.

export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  [title, brand].filter(Boolean).join(' - ')

export function useTitle(route: Route | undefined): string | undefined {
  const { titles } = useSnapshot(routing)
  return route && titles[route.name]
}
