import { cachedWith } from './formatters.ts'

const forms = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  // Styles instead of fields: fields give "09:05 PM", and "9:05" in languages with "09:05".
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} as const

type DateForm = keyof typeof forms

const formatterOf = cachedWith(
  (lang: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options),
)

/** A date without a time is a calendar day. ECMAScript parses it as midnight UTC, which is the day before in America. */
const momentOf = (at: Date | number | string): Date =>
  new Date(typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T00:00` : at)

/** In the device's time zone, or the given IANA zone (unknown ones are ignored). '' for an invalid time. */
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
  // Russian and Bulgarian have a short word after the year and the time, which must not start a line.
  return text.replace(/ (?=[гч]\.)/g, '\u00a0')
}
