import { formatDate } from '@companion/shared/format/date'
import { holdsToken } from './tokens.ts'

/** A line of the diagnostics. Its label is translated. */
interface Line {
  readonly label: string
  readonly value: string
  /** True for a value that we wrote ourselves. A time has as many digits as a phone number. */
  readonly ours?: boolean
}

// Patterns of personal data: email addresses, and long runs of digits (phone numbers, ids).
const personal = /\S@\S|\d[\d\s().-]{6,}\d/

/** Returns the value of a line, or a dash if it could identify a person. */
export const harmless = ({ value, ours }: Line): string =>
  ours || (!holdsToken(value) && !personal.test(value)) ? value : '–'

/** Returns the diagnostics as text. Values that could identify a person are replaced by a dash. */
export const diagnosticsText = (lines: readonly Line[]): string =>
  lines.map((line) => `${line.label}: ${harmless(line)}`).join('\n')

/** Returns a time on the device's clock, with the clock's offset: "28 November 2026 at 19:40 (UTC+8)". */
export function localTime(at: Date, lang: string): string {
  const minutes = -at.getTimezoneOffset()
  const hours = Math.trunc(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const offset = `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  return `${formatDate(at, lang, 'dateTime')} (UTC${offset})`
}

type Entry = Readonly<Record<'kind' | 'name' | 'outcome', string>>

/**
 * Returns the last five error codes of the session and of calls to the app, but never their data. NO_HOST
 * isn't an error, because pages in a browser have no app.
 */
export function lastTroubles(errorType: string, trace: readonly Entry[]): readonly string[] {
  const failed = trace
    .filter(
      ({ kind, outcome }) =>
        kind === 'fault' || (kind === 'reply' && outcome !== 'ok' && outcome !== 'NO_HOST'),
    )
    .map(({ name, outcome }) => `${name} ${outcome}`)
  return [...(errorType ? [errorType] : []), ...new Set(failed)].slice(-5)
}

/**
 * Browser families. The diagnostics never contain the full user agent, because it could identify a person.
 */
const browsers: readonly (readonly [name: string, marks: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Huawei Browser', /HuaweiBrowser\/(\d+)/],
  ['Mi Browser', /MiuiBrowser\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['ArkWeb', /ArkWeb\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?:\.[\d.]*)? (?:Mobile\/\w+ )?Safari/],
  ['WebKit', /AppleWebKit\/(\d+)/],
]

const systems: readonly (readonly [name: string, marks: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS (\d+)/],
  ['Android', /Android (\d+)/],
  ['iOS', /OS (\d+)_\d+(?:_\d+)? like Mac/],
  ['Windows', /Windows NT (\d+)/],
  ['macOS', /Mac OS X (\d+)/],
  ['Linux', /Linux()/],
]

const named = (table: typeof browsers, userAgent: string): string => {
  for (const [name, marks] of table) {
    const version = marks.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version}`.trim()
  }
  return '?'
}

/** Returns the browser and the system of a user agent with their major versions, or '?' if unknown. */
export const systemOf = (userAgent: string) => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
})
