import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import * as limits from '@companion/shared/limits'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { timeout } from '@companion/shared/platform/clock'
import { candidatesFor } from './chooseRelease.ts'

/** Route → title. In the file with all languages: language → route → title. */
type Titles = Readonly<Record<string, object>>
type Named = typeof routing.titles

const asked = new Set<string>()

/** Clears the list of loaded titles, so that they load again in the current language. */
export const forgetTitles = (): void => asked.clear()

/** Loads the titles of a remote's routes, once. Until then, the document's title is only the brand. */
export async function loadTitles(remote: string): Promise<void> {
  const release = candidatesFor(remote)[0]?.release
  if (!release || asked.has(release.path)) return
  asked.add(release.path)
  // An HTML document contains only the hash of its own language's title file. For other languages, the file
  // with all languages is loaded.
  const [file, integrity] = release.titlesIn[language.lang] ?? release.titles
  const url = `/${release.path}${file}`
  try {
    const get = companion.mirrors?.fetch ?? fetch
    const underWay = companion.start?.titles ?? {}
    const answer = (underWay[url] ?? get(url, { integrity })).catch(() =>
      get(url, { integrity, cache: 'reload' }),
    )
    // Removes the early request, because a response body can be read only once and a failed request must be
    // repeated.
    delete underWay[url]
    const titles = await timeout(
      limits.chunk,
      answer.then((response) => response.json() as Promise<Titles>),
    )
    // Converts either file format to route → title.
    routing.titles = { ...routing.titles, ...(titles['en'] ?? titles), ...titles[language.lang] } as Named
  } catch {
    asked.delete(release.path)
  }
}

/**
 * Returns the document's title, `<title> - <brand>` (spec §2), or one of the two if the other is missing.
 * Removes soft hyphens, because some apps display them as hyphens.
 */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  withoutHyphens([title, brand].filter(Boolean).join(' - '))

/** Returns the title of a route in the page's language, or undefined until it has loaded. */
export function useTitle(route: Route | undefined): string | undefined {
  const { titles, routes } = useSnapshot(routing)
  useEffect(() => {
    // The menu shows the titles of all remotes that have a row in it. Other pages need only their own title.
    const rows = route?.name === 'layout' ? routes.filter(({ hidden }) => !hidden) : []
    for (const remote of new Set([...(route ? [route] : []), ...rows].map((one) => one.remote)))
      void loadTitles(remote)
  }, [route, routes])
  return route && titles[route.name]
}
