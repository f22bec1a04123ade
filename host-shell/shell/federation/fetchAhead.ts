import * as limits from '@companion/shared/limits'
import { routeAt } from '@companion/shared/navigation/router'
import type { Route } from '@companion/shared/navigation/routes'
import { language } from '@companion/shared/texts/language'
import { preload, wordsFile } from '../boot/preload.ts'
import { filesFor } from '../boot/releaseFiles.ts'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import type { FileIntegrity, KnownRelease } from '@companion/release-protocol/channelDocument'
import { startableReleases } from './chooseRelease.ts'
import { fetchFile } from './fetchFile.ts'
import { openRemote } from './openRemote.ts'
import { remoteStates } from './remoteStates.ts'
import { loadTitles } from './titles.ts'
import { signsFor, type Sign } from './signsFor.ts'

// A link is followed at once when what it leads to is there already. A finger on it starts its remote; focus and sight
// only download the files, whose hashes the browser checks: nothing of a remote runs that nobody is about to open.

/** Downloaded already, or being so. */
const asked = new Set<string>()

const preloadFile = (url: string, integrity: string): Promise<void> =>
  new Promise((loaded, lost) => {
    const link = preload(globalThis.companionMirrors?.placeOf(url, 1) ?? url, integrity)
    link.onload = () => loaded()
    link.onerror = lost
    setTimeout(lost, limits.file)
  })

// WebKit keeps files by their kind and gives a script nothing that was fetched (2.38 and 2.50 ask twice). Other engines
// complain of preloads that are not used soon.
const download = (url: string, integrity: string): Promise<void> => {
  if (asked.has(url)) return Promise.resolve()
  asked.add(url)
  const keepsAll = document.createElement('link').relList.supports('prefetch')
  const done = keepsAll
    ? fetchFile(url, integrity, globalThis.companionMirrors?.fetch)
    : preloadFile(url, integrity)
  return done.then(
    () => {},
    () => void asked.delete(url),
  )
}

/** A release's words in a language, as far as they have a file. Rejects where it cannot be known. */
async function findWords(
  { path, texts, languages: [file, integrity] }: KnownRelease,
  lang: string,
): Promise<FileIntegrity | undefined> {
  if (texts[lang]) return texts[lang]
  const bytes = await fetchFile(`/${path}${file}`, integrity, globalThis.companionMirrors?.fetch)
  const hashes = JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, string>>
  const hash = hashes[wordsFile(lang)]
  return hash ? [wordsFile(lang), hash] : undefined
}

/** Gets a route ready that is about to be opened: its remote, and its screen where that is a chunk of its own. Never rejects. */
async function readyRoute({ remote, name }: Route): Promise<void> {
  await openRemote(remote)
  const { status, module } = remoteStates[remote] ?? {}
  await module?.prepare(language.lang, name).catch(() => {})
  // Whoever opens it after all gets another try, not a failure that was there before.
  if (status === 'failed' && routeAt(location.pathname)?.remote !== remote) delete remoteStates[remote]
}

/** Downloads what a route's first screen needs, of the release that would be shown; a remote that runs loads it itself. */
async function fetchRoute(route: Route): Promise<void> {
  const status = remoteStates[route.remote]?.status
  if (status === 'ready') return readyRoute(route)
  const [best] = await startableReleases(route.remote)
  if (status || !best) return
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

/** The route of this page that a link around an element leads to, unless it is the present one. */
function linkedRoute({ location }: Window, within: EventTarget | null): Route | undefined {
  const link = (within as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  return link?.origin === location.origin && link.pathname !== location.pathname
    ? routeAt(link.pathname)
    : undefined
}

/** Has a link's target ready by the time it is followed, as far as the line allows. */
export function fetchAhead(win: Window): void {
  const { document } = win
  const allows = (sign: Sign) => signsFor(win).includes(sign)
  const onTarget = (sign: Sign, event: string, act: (route: Route) => Promise<void>) =>
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

  // One after the other, when the page has nothing better to do.
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
