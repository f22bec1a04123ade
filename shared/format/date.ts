import { cachedWith } from './formatters.ts'

const forms = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  // By style: with fields of its own a formatter writes "09:05 PM", and "9:05" where the language has "09:05".
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} as const

type DateForm = keyof typeof forms

const formatterOf = cachedWith(
  (lang: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options),
)

/** A date without a time is a day of the calendar; ECMAScript reads it as midnight in Greenwich, the day before in America. */
const momentOf = (at: Date | number | string): Date =>
  new Date(typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T00:00` : at)

/** In the phone's time zone, or the IANA zone given (an unknown one is ignored). An invalid moment is an empty text. */
export function formatDate(
  at: Date | number | string,
  lang: string,
  form: DateForm = 'date',
  timeZone?: string,
) {
  const moment = momentOf(at)
  if (Number.isNaN(moment.getTime())) return ''
  const inZone = timeZone && formatterOf(lang, { ...forms[form], timeZone })
  const text = (inZone || formatterOf(lang, forms[form]))?.format(moment) ?? moment.toISOString().slice(0, 16)
  // Russian and Bulgarian write a short word after the year and the time, and a line must not begin with it.
  return text.replace(/ (?=[гч]\.)/g, '\u00a0')
}
