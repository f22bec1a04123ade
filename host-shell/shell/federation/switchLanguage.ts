import { brand } from '@companion/shared/brand/current'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { routing } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { setLanguage } from '@companion/shared/texts/language'
import { directionOf, writtenIn } from '@companion/shared/texts/languages'
import { chooseLanguage } from '@companion/shared/brand/choose'
import { loadedModules } from './openRemote.ts'
import { forgetTitles, loadTitles } from './titles.ts'

/** Updates the language in the URL, because reloads and the page's links read it from there. */
function keepInAddress(win: Window, lang: string): void {
  const url = new URL(win.location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.set('lang', lang)
  changeEntry(win, win.history.state, url.href)
}

function show(win: Window, lang: string): void {
  const { documentElement: html, body } = win.document
  html.lang = writtenIn(lang)
  html.dir = directionOf(html.lang)
  body.dataset['lang'] = lang
  sessionState.lang = lang
  keepInAddress(win, lang)
  setLanguage(lang)
  forgetTitles()
  for (const remote of new Set(routing.routes.map((route) => route.remote))) void loadTitles(remote)
}

let wanted: string | undefined

/**
 * Switches the page, without a reload, to the brand's best match for a language. Translations load first, so
 * no screen falls back to its skeleton and typed text isn't lost. If the language changes several times, the
 * last change wins. If the translations fail to load, the language doesn't change.
 */
export async function switchLanguage(win: Window, asked: string): Promise<void> {
  const lang = chooseLanguage(brand(), asked, win.navigator.language)
  if (lang === (wanted ?? sessionState.lang)) return
  wanted = lang
  try {
    const written = writtenIn(lang)
    const remotes = [...loadedModules.values()].map(({ prepare }) => prepare(written))
    await Promise.all([prepareTexts(written), ...remotes])
    if (wanted === lang) show(win, lang)
  } catch (failure) {
    console.warn(`no words in ${lang}`, failure)
    if (wanted === lang) wanted = sessionState.lang
  }
}
