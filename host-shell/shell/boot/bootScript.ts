import * as limits from '@companion/shared/limits'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { parseFlags } from '@companion/shared/flags/parse'
import { apiBase as apiBaseOf } from '@companion/shared/http/base'
import { plainPath, type RouteManifest } from '@companion/shared/navigation/routes'
import { aliasOf, directionOf } from '@companion/shared/texts/languages'
import { chooseBrand, chooseLanguage } from '@companion/shared/brand/choose'
import { strictFresh } from '@companion/release-protocol/timings'
import { fetchText } from './fetchText.ts'
import { showLoadFailed } from './loadFailed.ts'
import { sendFirst } from './firstData.ts'
import { likelyRelease, nameFiles, preload, preloadWords, rememberedReleases, wordsFile } from './preload.ts'
import { filesFor } from './releaseFiles.ts'
import { startFacts } from './startFacts.ts'
import { textSizeOf } from '../theme/textSize.ts'
import { frameFlagsOf, navBarHeight, safeTop, showsNavBar } from '@companion/shared/flags/frame'

// Runs inline before the first paint. The HTML document's first script has already removed the tokens from
// the URL.

const lost = () => showLoadFailed(window)
// Must be first: an exception further down ends this script, and without the timer the page would stay on its
// skeleton.
const watch = (event?: Event) => {
  companion.openedAt = event?.timeStamp
  setTimeout(() => (companion.start?.lost ?? lost)(), limits.remote)
}
const whenOpened = (companion.whenOpened = (task) =>
  document.prerendering ? document.addEventListener('prerenderingchange', task) : task())
whenOpened(watch)

const { config, brands, releases: embedded } = companion.page
const flags = parseFlags(location.search)
const brand = chooseBrand(brands, location.hostname, flags.appName)
// The app's current values override the flags in the URL, which can be outdated.
const {
  dark = flags.dark,
  color = flags.themeColor,
  top = flags.top,
  lang: wanted = flags.lang,
  textSize = flags.textSize,
} = startFacts(window)
const lang = chooseLanguage(brand, wanted, navigator.language)
const path = plainPath(location.pathname)

const { documentElement: html, body } = document
// No check for missing translations is needed: brands offer only languages that have them
// (`brand/choose.test.ts`).
html.lang = aliasOf(lang)
html.dir = directionOf(html.lang)
if (dark !== undefined) html.dataset['theme'] = dark ? 'dark' : 'light'
html.dataset['path'] = path
// Screens with a sky have its colours in the first frame. ASSUMED: the day is from six to six.
html.dataset['clock'] = Math.abs(new Date().getHours() - 11.5) < 6 ? 'day' : 'night'
body.dataset['lang'] = lang
body.dataset['brand'] = brand.id
const bar = showsNavBar(frameFlagsOf(flags)) ? navBarHeight : 0
html.style.cssText = `--corners:${brand.corners};--illustration:${brand.illustration};--safe-top:${safeTop(top)}px;--nav-height:${bar}px;font-size:${textSizeOf(html, textSize)}%`

// Restores the scroll position once the page is long enough. Until then it scrolls as far as possible,
// because content can arrive after the first frame. On a reload, and after returning from another site, the
// position comes from the history entry (`app/keepScroll.ts`; HTML §7.4.6, "restore persisted state").
new ResizeObserver(() => {
  const { scrollTop: top = (history.state as { scroll?: number } | null)?.scroll } = companion
  if (top) scrollTo(0, top)
  // Engines can round the position down by a fraction of a pixel.
  companion.scrollTop = top! > scrollY + 1 ? top : 0
}).observe(html)

/**
 * Resolves at once, except in HTML documents with a prerendered screen. There it waits for that screen's
 * first paint, because every request would delay it.
 */
const mayLoad = new Promise<void>((resolve) => {
  if (companion.startShell) companion.preload = resolve
  else resolve()
})
const soon = <T>(work: () => T | Promise<T>): Promise<T> => mayLoad.then(work)

// Every HTML document contains both.
const { frame, words } = config as Required<typeof config>
const { channel, bridge, mirrors, apiBase, apiBases } = config
// A shell that replaces the HTML document's own has its own files, so the document's aren't preloaded.
const isOwn = !companion.shell
const own = (file: string) => frame.url.replace('main.css', file)
const preloadOwn = (file: string, hash = '') =>
  isOwn && hash && soon(() => preload(own(file), `sha384-${hash}`))
nameFiles([words, ...Object.values(embedded.releases)], html.lang)
if (isOwn)
  void soon(() => {
    preload(frame.url, frame.integrity)
    preloadWords(own(''), words, html.lang)
  })
// The HTML document's hash belongs to its own shell's translations. The other shell would fail with it.
else delete companion.hashes[`${words.mf}/${wordsFile(html.lang)}`]
if (mayHaveApp(window)) preloadOwn('bridge.js', bridge)
const titles: Record<string, Promise<Response>> = {}
/**
 * Estimates whether the first screen waits for the server's channel document. `documentLimit` decides in the
 * end.
 */
let waits = true
let route: RouteManifest | undefined
try {
  const { document: releases, lkg } = rememberedReleases(embedded)
  const [base = '/'] = releases.bases
  const isOld = Date.now() - Date.parse(releases.at) > strictFresh
  if (base !== '/') preloadOwn('mirrors.js', mirrors)
  for (const remote of Object.keys(releases.remotes)) {
    const release = likelyRelease(releases, remote, lkg[remote]?.[0])
    const shown = release?.routes.find((route) => route.path === path)
    if (release && shown) {
      for (const [file, hash] of filesFor(release, shown.name))
        void soon(() => preload(base + release.path + file, hash))
      void soon(() => preloadWords(base + release.path, release, html.lang))
      waits = isOld && !!releases.remotes[remote]?.boot
      route = shown
    }
    // Titles can't be fetched early from a mirror: if it fails, the code that tries the next one isn't loaded
    // yet.
    if (
      release &&
      base === '/' &&
      (shown || (path === '/' && release.routes.some(({ hidden }) => !hidden)))
    ) {
      const [file, integrity] = release.titlesIn[html.lang] ?? release.titles
      const url = `/${release.path}${file}`
      titles[url] = soon(() => fetch(url, { integrity }))
      titles[url].catch(() => {})
    }
  }
} catch {
  // Without preloads the page is only slower, because the shell loads everything itself.
}

companion.start = {
  flags,
  brand,
  lang,
  // Requested now only if the first screen waits for it. Otherwise its bytes would delay those of the screen.
  news: waits ? fetchText(`/c/${channel}.json`) : undefined,
  titles,
  color,
  lost,
}

whenOpened(() => {
  try {
    const api = apiBaseOf(apiBases?.[brand.id] ?? apiBase, location.host)
    companion.start!.sent =
      route && sendFirst(route, api, { lang: html.lang, app: brand.appName, channel: 'browser' })
  } catch {
    // The screen sends its requests itself.
  }
})
