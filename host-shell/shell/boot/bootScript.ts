// First: what is imported after it reads the limits.
import './configuredLimits.ts'
import * as limits from '@companion/shared/limits'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { parseFlags } from '@companion/shared/flags/parse'
import type { EarlyResponse } from '@companion/shared/http/earlyFetch'
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
import { frameFlagsOf, navBarHeight, safeTop, showsNavBar } from '@companion/shared/flags/frame'

// Runs inline before the first paint; the document's first script has taken the tokens out of the address.

const lost = () => showLoadFailed(window)
// First: an exception below ends this script, and without this timer the page would stay empty.
const watch = () => setTimeout(() => (window.companionStart?.lost ?? lost)(), limits.remote)
const { prerendering } = document
if (prerendering) document.addEventListener('prerenderingchange', watch)
else watch()

const { config, brands, releases: embedded } = companionPage
const flags = parseFlags(location.search)
const brand = chooseBrand(brands, location.hostname, flags.appName)
// What the app says now is newer than the address that it opened.
const {
  dark = flags.dark,
  color = flags.themeColor,
  top = flags.top,
  lang: wanted = flags.lang,
} = startFacts(window)
const lang = chooseLanguage(brand, wanted, navigator.language)
const path = plainPath(location.pathname)

const { documentElement: html, body } = document
// Brands offer no language without texts (`brand/choose.test.ts`), so the table of these is not needed here.
html.lang = aliasOf(lang)
html.dir = directionOf(html.lang)
if (dark !== undefined) html.dataset['theme'] = dark ? 'dark' : 'light'
html.dataset['path'] = path
body.dataset['lang'] = lang
body.dataset['brand'] = brand.id
const bar = showsNavBar(frameFlagsOf(flags)) ? navBarHeight : 0
html.style.cssText = `--corners:${brand.corners};--illustration:${brand.illustration};--safe-top:${safeTop(top)}px;--nav-height:${bar}px`

// Scrolls to where the visitor was when the page is long enough for it, or as far as it gets: content may come later than
// the first frame. A reload, and a step to this page from another site, begin with what their entry of the history keeps
// (`app/keepScroll.ts`; HTML §7.4.6, "restore persisted state").
new ResizeObserver(() => {
  const { companionTop: top = (history.state as { scroll?: number } | null)?.scroll } = window
  if (top) scrollTo(0, top)
  // An engine may keep a part of a pixel less.
  window.companionTop = top! > scrollY + 1 ? top : 0
}).observe(html)

/** Resolves at once, but where the document brings words when they are on the glass: each request would delay them. */
const mayLoad = new Promise<void>((resolve) => {
  if (window.companionLoad) window.companionShown = resolve
  else resolve()
})
const soon = <T>(work: () => T | Promise<T>): Promise<T> => mayLoad.then(work)

// The document that brings this script names both.
const { frame, words } = config as Required<typeof config>
const { channel, bridge, mirrors, apiBase, apiBases } = config
// A shell that runs instead of the document's own brings its own files.
const isOwn = !window.companionShell
const own = (file: string) => frame.url.replace('main.css', file)
const preloadOwn = (file: string, hash = '') =>
  isOwn && hash && soon(() => preload(own(file), `sha384-${hash}`))
nameFiles([words, ...Object.values(embedded.releases)], html.lang)
if (isOwn)
  void soon(() => {
    preload(frame.url, frame.integrity)
    preloadWords(own(''), words, html.lang)
  })
// The document's hash is of its own shell's words.
else delete globalThis.companionHashes?.[`${words.mf}/${wordsFile(html.lang)}`]
if (mayHaveApp(window)) preloadOwn('bridge.js', bridge)
const titles: Record<string, Promise<Response>> = {}
/** Whether the first screen waits for the server's release document, as `documentLimit` decides for good. */
let waits = true
let route: RouteManifest | undefined
let sent: EarlyResponse[] | undefined
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
    // Mirrors need code that is not there yet: one may be lost.
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
  const api = apiBaseOf(apiBases?.[brand.id] ?? apiBase, location.host)
  if (route && !prerendering)
    sent = sendFirst(route, api, { lang: html.lang, app: brand.appName, channel: 'browser' })
} catch {
  // A guess that fails costs nothing: the shell loads everything itself.
}

window.companionStart = {
  flags,
  brand,
  lang,
  // Its bytes would come before those of the first screen.
  news: waits ? fetchText(`/c/${channel}.json`) : undefined,
  titles,
  sent,
  color,
  lost,
}
