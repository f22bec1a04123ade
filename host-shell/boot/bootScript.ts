// First: what is imported after it reads the limits.
import './configuredLimits.ts'
import * as limits from '@companion/shared/limits'
import { mayHaveApp } from '@companion/shared/bridge/present'
import { parseFlags } from '@companion/shared/flags/parse'
import { plainPath } from '@companion/shared/navigation/routes'
import { directionOf, writtenIn } from '@companion/shared/texts/languages'
import { chooseBrand, chooseLanguage } from '../brands/choose.ts'
import { fetchText } from './fetchText.ts'
import { showLoadFailed } from './loadFailed.ts'
import { filesFor, likelyRelease, preload, rememberedReleases } from './preload.ts'
import { startFacts } from './startFacts.ts'
import { frameFlagsOf, navBarHeight, safeTop, showsNavBar } from '@companion/shared/flags/frame'

// Runs inline before the first paint; the document's first script has taken the tokens out of the address.
const { config, brands, releases: embedded } = companionPage
const flags = parseFlags(location.search)
const brand = chooseBrand(brands, location.hostname, flags.appName)
const lang = chooseLanguage(brand, flags.lang, navigator.language)
const path = plainPath(location.pathname)

const { documentElement: html, body } = document
html.lang = writtenIn(lang)
html.dir = directionOf(html.lang)
// What the app says now is newer than the address that it opened.
const { dark = flags.dark, color = flags.themeColor, top = flags.top } = startFacts(window)
if (dark !== undefined) html.dataset['theme'] = dark ? 'dark' : 'light'
html.dataset['ground'] = path === '/' ? 'list' : 'plain'
body.dataset['lang'] = lang
body.dataset['brand'] = brand.id
const look: Record<string, string> = {
  '--corners': String(brand.corners),
  '--safe-top': `${safeTop(top)}px`,
  '--nav-height': `${showsNavBar(frameFlagsOf(flags)) ? navBarHeight : 0}px`,
}
for (const name of Object.keys(look)) html.style.setProperty(name, look[name] ?? '')

const { channel, frame, bridge, mirrors } = config
// A shell that runs instead of the document's own brings its own files.
const isOwn = !window.companionShell
if (isOwn && frame) preload(frame.url, frame.integrity)
if (isOwn && bridge && mayHaveApp(window)) preload(bridge.url, bridge.integrity)
const titles: Record<string, Promise<Response>> = {}
try {
  const { document: releases, lkg } = rememberedReleases(embedded)
  const [base = '/'] = releases.bases
  if (isOwn && mirrors && base !== '/') preload(mirrors.url, mirrors.integrity)
  for (const remote of Object.keys(releases.remotes)) {
    const release = likelyRelease(releases, remote, lkg[remote]?.[0])
    const shown = release?.routes.find((route) => route.path === path)
    if (release && shown)
      for (const [file, hash] of filesFor(release, shown.name, lang))
        preload(base + release.path + file, hash)
    // Mirrors need code that is not there yet: one may be lost.
    if (release && base === '/' && (shown || (path === '/' && release.routes[0]))) {
      const url = `/${release.path}${release.titles[0]}`
      titles[url] = fetch(url, { integrity: release.titles[1] })
      titles[url].catch(() => {})
    }
  }
} catch {
  // A guess that fails costs nothing: the shell loads everything itself.
}

window.companionStart = {
  flags,
  brandId: brand.id,
  brand,
  lang,
  document: fetchText(`/c/${channel}.json`),
  titles,
  ...(color && { color }),
  lost: () => showLoadFailed(window),
}
setTimeout(() => window.companionStart?.lost(), limits.remote)
