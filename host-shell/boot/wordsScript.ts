import { storedText } from '@companion/shared/flags/frame'
import { flagNames, queryOf } from '@companion/shared/flags/parse'
import { plainPath } from '@companion/shared/navigation/routes'
import { setAccent } from '../theme/accent.ts'
import { preload } from './preload.ts'

// Runs after the boot script in documents that bring the words of a screen (`prerender/`), before their first paint.
// `data-screen` says whose words they are: `<path> <brand> <language>`, with `!` in front where they are for those who
// have a session. `data-files` names files and their integrity: a forged one downloads in vain.
/** The chunk that puts the screen in the words' place, written in by the build. */
declare const WORDS_CHUNK: { readonly url: string; readonly integrity: string }

let isLoading = false
/** Once: what waits for a frame is over at the latest after a second, for a page in the background has no frames. */
function loadShell(): void {
  if (isLoading) return
  isLoading = true
  window.companionLoad?.()
  // The words are on the glass, so the app's spinner may go: the bridge would say so a round trip later.
  if (html.dataset['screen'] && !document.prerendering)
    window.companionReady = window.companionTell!('pageReady', {
      route: location.pathname,
      ms: Math.round(performance.now()),
    })
  // The second that the head asks for; while a document is prerendered there is none.
  const main = document.querySelectorAll<HTMLLinkElement>('link[as=script]')[1]
  const isHere = () => !main || performance.getEntriesByName(main.href)[0]
  // The rest is asked for when the shorter of the two is here, and is on its way while the other runs: beside each other
  // the shell's own scripts would arrive last. One that is late or lost holds the rest up for a second.
  if (isHere()) loadRest()
  else
    void new Promise((resolve) => {
      main!.addEventListener('load', resolve)
      setTimeout(resolve, 1000)
    }).then(loadRest)
  // An engine reads its data of numbers at their first use, which takes longer than to render a screen: it does so while
  // the scripts are on their way. Where they are there already, out of the cache, it would hold them up.
  setTimeout(() => isHere() || Intl.NumberFormat(html.lang))
}

function loadRest(): void {
  window.companionShown?.()
  // The boot script's own preloads come first: they say which release the screen is of.
  if (html.dataset['screen']) void Promise.resolve().then(preloadForWords)
}

// A frame before the end of the document would not show its words.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(loadShell)))
setTimeout(loadShell, 1000)

const { documentElement: html } = document
const { brand, color, lang } = window.companionStart ?? {}
const [name = '', written] = (html.dataset['screen'] ?? '').split(/ (?=[^ ]*$)/)
const { data, drafts } = (history.state ?? {}) as { readonly data?: unknown; readonly drafts?: unknown }
const isPlain =
  // A section, a step within a flow, what was typed and a query of the screen's own have other words.
  !location.hash &&
  !data &&
  !drafts &&
  [...queryOf(location.search).keys()].every((key) => flagNames.has(key))
if (
  !isPlain ||
  name.replace('!', '') !== `${plainPath(location.pathname)} ${brand?.id}` ||
  (name.startsWith('!') && !window.companionTokens?.access && !storedText('acc_token')) ||
  lang !== written
)
  delete html.dataset['screen']
else for (const colour of [brand?.accent, color]) setAccent(html, colour ?? '')

function preloadForWords(): void {
  // A shell that runs instead of the document's own has a chunk of its own.
  if (!window.companionShell) preload(WORDS_CHUNK.url, WORDS_CHUNK.integrity)
  // What the screen shows besides its remote's words, such as the articles of the help: of the release that is preloaded.
  for (const [, folder, file, hash = ''] of (html.dataset['files'] ?? '').matchAll(
    /(\/r\/[\w./-]+\/)([\w.-]+) (sha384-\S+)/g,
  ))
    if (document.querySelector(`link[href^="${folder}"]`)) preload(`${folder}${file}`, hash)
}

/** Keeps the last tap on a link of the page, or on what unfolds something, until there is somebody to answer it. */
function holdTap(event: Event): void {
  const part = (event.target as Element).closest('a[href^="/"],summary,[aria-expanded]')
  if (!html.dataset['screen'] || !part) return
  event.preventDefault()
  window.companionTapped = part
}
addEventListener('click', holdTap, true)
// A field that is replaced while an input method composes a word in it gets that word twice.
for (const type of ['compositionstart', 'compositionend'])
  addEventListener(type, () => (window.companionComposes = type === 'compositionstart'))
