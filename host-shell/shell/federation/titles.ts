import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import * as limits from '@companion/shared/limits'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { timeout } from '@companion/shared/platform/clock'
import { candidatesFor } from './chooseRelease.ts'

/** Route → title; or, in the file with all languages, language → these. */
type Titles = Readonly<Record<string, object>>
type Named = typeof routing.titles

const asked = new Set<string>()

/** Clears the title cache so titles reload in the current language. */
export const forgetTitles = (): void => asked.clear()

/** Loads the titles of a remote's routes, once. Until then the document title is the brand alone. */
export async function loadTitles(remote: string): Promise<void> {
  const release = candidatesFor(remote)[0]?.release
  if (!release || asked.has(release.path)) return
  asked.add(release.path)
  // Only documents in this language contain the hash of its title file; others load the file with all
  // languages.
  const [file, integrity] = release.titlesIn[language.lang] ?? release.titles
  const url = `/${release.path}${file}`
  try {
    const get = companion.mirrors?.fetch ?? fetch
    const underWay = companion.start?.titles ?? {}
    const answer = (underWay[url] ?? get(url, { integrity })).catch(() =>
      get(url, { integrity, cache: 'reload' }),
    )
    // A response body can be read only once, and a failed request is repeated.
    delete underWay[url]
    const titles = await timeout(
      limits.chunk,
      answer.then((response) => response.json() as Promise<Titles>),
    )
    // Either file shape ends up as route → title.
    routing.titles = { ...routing.titles, ...(titles['en'] ?? titles), ...titles[language.lang] } as Named
  } catch {
    asked.delete(release.path)
  }
}

/**
 * `<title> - <brand>` (spec §2), or either one alone if the other is missing. Without soft hyphens, which
 * apps may show as hyphens.
 */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  withoutHyphens([title, brand].filter(Boolean).join(' - '))

/** The title of a route in the interface language, once loaded. */
export function useTitle(route: Route | undefined): string | undefined {
  const { titles, routes } = useSnapshot(routing)
  useEffect(() => {
    // The menu shows the titles of all remotes with a row in it; other pages need only their own.
    const rows = route?.name === 'layout' ? routes.filter(({ hidden }) => !hidden) : []
    for (const remote of new Set([...(route ? [route] : []), ...rows].map((one) => one.remote)))
      void loadTitles(remote)
  }, [route, routes])
  return route && titles[route.name]
}
