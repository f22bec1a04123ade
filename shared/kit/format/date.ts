import { cachedWith } from './formatters.ts'

const forms = {
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  // Styles, because with single fields engines write "09:05 PM", and "9:05" in languages that write "09:05".
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} as const

type DateForm = keyof typeof forms

const formatterOf = cachedWith(
  (lang: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options),
)

/**
 * Parses "2026-12-16" as a day in the device's time zone. ECMAScript would parse it as midnight UTC, which is
 * still the day before in America.
 */
const momentOf = (at: Date | number | string): Date =>
  new Date(typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at) ? `${at}T00:00` : at)

/** The clock: 12 hours with AM and PM, or 24 hours. */
export type HourCycle = 'h12' | 'h23'

/** The user's choices. Without a choice, the device's time zone and the language's usual clock apply. */
interface DateChoices {
  /** An IANA time zone. It's ignored if the engine doesn't know it. */
  readonly timeZone?: string
  readonly hourCycle?: HourCycle | undefined
}

/** Formats a time. Returns '' for an invalid time. */
export function formatDate(
  at: Date | number | string,
  lang: string,
  form: DateForm = 'date',
  { timeZone, hourCycle }: DateChoices = {},
) {
  const moment = momentOf(at)
  if (Number.isNaN(moment.getTime())) return ''
  const options = { ...forms[form], hourCycle }
  const formatter = formatterOf(lang, { ...options, timeZone }) ?? formatterOf(lang, options)
  const text = formatter?.format(moment) ?? moment.toISOString().slice(0, 16)
  // For a 12-hour clock, engines write "09:05 PM" in languages that write "09:05" by their own clock.
  const clock = hourCycle === 'h12' ? text.replace(/(^|\D)0(?=\d[.:]\d\d)/, '$1') : text
  // In Russian and Bulgarian, "г." or "ч." follows the year or the time and must not start a line.
  return clock.replace(/ (?=[гч]\.)/g, '\u00a0')
}
