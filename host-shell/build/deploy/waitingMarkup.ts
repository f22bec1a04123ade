import { directionOf } from '@companion/shared/texts/languages'
import type { DocumentParts } from '../documentParts.ts'

const row = '<div class="boot-row"><i></i><b></b></div>'

/**
 * Returns the outline of the frame, without text. Documents show it until the shell renders. An empty bar
 * takes no space.
 */
const skeleton = (hasBar: boolean) =>
  `<div class="boot" aria-hidden="true">${hasBar ? '<div class="boot-bar"></div>' : ''}<div class="boot-page"><div class="boot-title"></div>${`<div class="boot-card">${row.repeat(3)}</div>`.repeat(2)}</div></div>`

/**
 * Returns the notice that the page couldn't be loaded, in the document's language. The notice is hidden until
 * a script or a timeout shows it.
 */
function noticeOf(lost: DocumentParts['lost'], asked: string): string {
  const lang = lost[asked] ? asked : 'en'
  const [text, retry, tooOld] = lost[lang] ?? []
  return `<div class="boot-lost" role="alert" lang="${lang}" dir="${directionOf(lang)}"><p data-old="${tooOld}">${text}</p><a class="boot-retry" role="button" href="">${retry}</a></div>`
}

/**
 * Returns the markup that a document shows until its screen is ready: the skeleton and the notice of a
 * failure. `lost` contains the texts by language. A screen without Back has no bar in its skeleton.
 */
export const waitingMarkup = (
  lost: DocumentParts['lost'],
  screen?: { readonly lang: string; readonly html: string },
): string =>
  skeleton(!screen || screen.html.includes('data-action="back"')) + noticeOf(lost, screen?.lang ?? 'en')
