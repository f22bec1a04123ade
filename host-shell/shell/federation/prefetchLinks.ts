import * as limits from '@companion/shared/limits'
import { routeAt } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { preload, wordsFile } from '../boot/preload.ts'
import { filesFor } from '../boot/releaseFiles.ts'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import type { FileIntegrity, KnownRelease, Integrity } from '@companion/release-protocol/channelDocument'
import { startableReleases } from './chooseRelease.ts'
import { fetchFile } from './fetchFile.ts'
import { closeFailed, loadedModules, openRemote } from './openRemote.ts'
import { remoteStates } from './remoteStates.ts'
import { loadTitles } from './titles.ts'
import { prefetchTriggers, type PrefetchTrigger } from './prefetchTriggers.ts'

// Prefetches link targets so that navigation is instant. `pointerdown` opens the target's remote. Focus and
// visibility only download files, and the browser checks their hashes, so no remote's code runs before a tap.

/** URLs already downloaded or in flight. */
const asked = new Set<string>()

const preloadFile = (url: string, integrity: Integrity): Promise<void> =>
  new Promise((loaded, lost) => {
    const link = preload(companion.mirrors?.placeOf(url, 1) ?? url, integrity)
    link.onload = () => loaded()
    link.onerror = lost
    setTimeout(lost, limits.file)
  })

// WebKit's cache is keyed by resource type, so a script can't reuse a fetched file (2.38 and 2.50 request it
// twice). There the file is preloaded instead. Other engines would warn about a preload that isn't used soon,
// so they fetch.
const download = (url: string, integrity: Integrity): Promise<void> => {
  if (asked.has(url)) return Promise.resolve()
  asked.add(url)
  const keepsAll = document.createElement('link').relList.supports('prefetch')
  const done = keepsAll ? fetchFile(url, integrity, companion.mirrors?.fetch) : preloadFile(url, integrity)
  return done.then(
    () => {},
    () => void asked.delete(url),
  )
}

/**
 * Returns a release's translation file in a language, or undefined if it has none. Rejects if the hash list
 * can't be loaded.
 */
async function findWords(
  { path, texts, languages: [file, integrity] }: KnownRelease,
  lang: string,
): Promise<FileIntegrity | undefined> {
  if (texts[lang]) return texts[lang]
  const bytes = await fetchFile(`/${path}${file}`, integrity, companion.mirrors?.fetch)
  const hashes = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, Integrity>>
  const hash = hashes[wordsFile(lang)]
  return hash ? [wordsFile(lang), hash] : undefined
}

/** Opens a route's remote, and loads its screen if that's a separate chunk. Never rejects. */
async function readyRoute({ remote, name }: Route): Promise<void> {
  await openRemote(remote)
  await loadedModules
    .get(remoteStates[remote]?.shown ?? '')
    ?.prepare(language.lang, name)
    .catch(() => {})
  // If the prefetch has failed, clears the failure. Otherwise opening the route would show the old error
  // instead of trying again.
  if (routeAt(location.pathname)?.remote !== remote) closeFailed(remote)
}

/**
 * Downloads the files for a route's first screen, from the release that would be shown. If the remote is
 * already running, it loads them itself.
 */
async function fetchRoute(route: Route): Promise<void> {
  const status = remoteStates[route.remote]?.status
  if (status === 'ready') return readyRoute(route)
  const [best] = await startableReleases(route.remote)
  if (status === 'loading' || status === 'failed' || !best) return
  const { release } = best
  const downloadAll = (files: readonly FileIntegrity[]) =>
    Promise.all(files.map(([file, integrity]) => download(`/${release.path}${file}`, integrity)))
  await Promise.all([
    loadTitles(route.remote),
    downloadAll(filesFor(release, route.name)),
    findWords(release, language.lang)
      .then((words) => downloadAll(words ? [words] : []))
      .catch(() => {}),
  ])
}

/** Returns the route of the enclosing link. Returns undefined for other sites and for the current route. */
function linkedRoute({ location }: Window, within: EventTarget | null): Route | undefined {
  const link = (within as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  return link?.origin === location.origin && link.pathname !== location.pathname
    ? routeAt(link.pathname)
    : undefined
}

/** Prefetches the targets of links, as far as the connection allows. */
export function prefetchLinks(win: Window): void {
  const { document } = win
  const allows = (sign: PrefetchTrigger) => prefetchTriggers(win).includes(sign)
  const onTarget = (sign: PrefetchTrigger, event: string, act: (route: Route) => Promise<void>) =>
    document.addEventListener(
      event,
      ({ target }) => {
        const route = linkedRoute(win, target)
        if (route && allows(sign)) void act(route)
      },
      { passive: true },
    )
  onTarget('finger', 'pointerdown', readyRoute)
  onTarget('focus', 'focusin', fetchRoute)

  // Prefetches one route after the other while the page is idle, so that it doesn't compete with the page's
  // own requests.
  const inSight = new Set<Route>()
  let working = false
  const work = async () => {
    for (const route of inSight) {
      inSight.delete(route)
      if (allows('sight')) await fetchRoute(route)
    }
    working = false
  }
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const route = isIntersecting && linkedRoute(win, target)
      if (route) inSight.add(route)
    }
    if (working || !inSight.size) return
    working = true
    whenIdle(win, () => void work())
  })
  const observe = () => {
    sight.disconnect()
    document.querySelectorAll('main a[href]').forEach((link) => sight.observe(link))
  }
  let planned = false
  new MutationObserver(() => {
    if (planned) return
    planned = true
    whenIdle(win, () => {
      planned = false
      observe()
    })
  }).observe(document.body, { childList: true, subtree: true })
  observe()
}
