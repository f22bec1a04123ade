import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { loadTitles } from '../remotes/titles.ts'

/** `<title> - <brand>` (spec §2), either alone where the other is missing. Apps may show soft hyphens as hyphens. */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  withoutHyphens([title, brand].filter(Boolean).join(' - '))

/** The title of a route in the interface language, as soon as it is known. */
export function useTitle(route: Route | undefined): string | undefined {
  const { titles, routes } = useSnapshot(routing)
  useEffect(() => {
    // The menu shows the titles of all remotes; other pages need their own only.
    const wanted = route?.name === 'layout' ? routes.map(({ remote }) => remote) : route ? [route.remote] : []
    for (const remote of new Set(wanted)) void loadTitles(remote)
  }, [route, routes])
  return route && titles[route.name]
}
