import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import * as limits from '@companion/shared/limits'
import { routing } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { timeout } from '@companion/shared/platform/clock'
import { candidatesFor } from './chooseRelease.ts'

/** Route → title; in a file with all languages: language → these. */
type Titles = Readonly<Record<string, object>>
type Named = typeof routing.titles

const asked = new Set<string>()

/** Has titles be learnt again, in the language that the page has by then. */
export const forgetTitles = (): void => asked.clear()

/** Learns the titles of a remote's routes, once; without them the document shows the brand alone until they come. */
export async function loadTitles(remote: string): Promise<void> {
  const release = candidatesFor(remote)[0]?.release
  if (!release || asked.has(release.path)) return
  asked.add(release.path)
  // Only documents in this language carry the hash of its titles; others load the file with all languages.
  const [file, integrity] = release.titlesIn[language.lang] ?? release.titles
  const url = `/${release.path}${file}`
  try {
    const get = globalThis.companionMirrors?.fetch ?? fetch
    const underWay = window.companionStart?.titles ?? {}
    const answer = (underWay[url] ?? get(url, { integrity })).catch(() =>
      get(url, { integrity, cache: 'reload' }),
    )
    // An answer can be read once, and a lost one is asked for again.
    delete underWay[url]
    const titles = await timeout(
      limits.chunk,
      answer.then((response) => response.json() as Promise<Titles>),
    )
    // In each case names and titles in the end.
    routing.titles = { ...routing.titles, ...(titles['en'] ?? titles), ...titles[language.lang] } as Named
  } catch {
    asked.delete(release.path)
  }
}

/** `<title> - <brand>` (spec §2), either alone where the other is missing. Apps may show soft hyphens as hyphens. */
export const documentTitle = (title: string | undefined, brand: string | undefined): string =>
  withoutHyphens([title, brand].filter(Boolean).join(' - '))

/** The title of a route in the interface language, as soon as it is known. */
export function useTitle(route: Route | undefined): string | undefined {
  const { titles, routes } = useSnapshot(routing)
  useEffect(() => {
    // The menu shows the titles of all that have a row in it; other pages need their own only.
    const rows = route?.name === 'layout' ? routes.filter(({ hidden }) => !hidden) : []
    for (const remote of new Set([...(route ? [route] : []), ...rows].map((one) => one.remote)))
      void loadTitles(remote)
  }, [route, routes])
  return route && titles[route.name]
}
