import { directionOf } from '@companion/shared/texts/languages'
import type { DocumentParts } from '../documentParts.ts'

const row = '<div class="boot-row"><i></i><b></b></div>'

/** What the page shows until the shell renders: the frame's own shape, without text. */
const skeleton = `<div class="boot" aria-hidden="true"><div class="boot-bar"></div><div class="boot-page"><div class="boot-title"></div>${`<div class="boot-card">${row.repeat(3)}</div>`.repeat(2)}</div></div>`

/** What the page says that could not be loaded, in the document's language: to be seen when a script or a time says so. */
function noticeOf(lost: DocumentParts['lost'], asked: string): string {
  const lang = lost[asked] ? asked : 'en'
  const [text, retry, tooOld] = lost[lang] ?? []
  return `<div class="boot-lost" role="alert" lang="${lang}" dir="${directionOf(lang)}"><p data-old="${tooOld}">${text}</p><a class="boot-retry" role="button" href="">${retry}</a></div>`
}

/** What a document shows until its screen is there, and the notice for when it can't be. `lost`: its texts by language. */
export const waitingMarkup = (lost: DocumentParts['lost'], lang = 'en'): string =>
  skeleton + noticeOf(lost, lang)
