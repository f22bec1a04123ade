import { cachedWith } from './formatters.ts'

const forms = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const

type DateForm = keyof typeof forms

const formatterOf = cachedWith(
  (lang: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options),
)

/** In the phone's time zone, or the IANA zone given (an unknown one is ignored). An invalid moment is an empty text. */
export function formatDate(
  at: Date | number | string,
  lang: string,
  form: DateForm = 'date',
  timeZone?: string,
) {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return ''
  const inZone = timeZone && formatterOf(lang, { ...forms[form], timeZone })
  const text = (inZone || formatterOf(lang, forms[form]))?.format(moment) ?? moment.toISOString().slice(0, 16)
  // Russian and Bulgarian write a short word after the year and the time, and a line must not begin with it.
  return text.replace(/ (?=[гч]\.)/g, '\u00a0')
}
