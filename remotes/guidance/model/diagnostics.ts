import { holdsToken } from './tokens.ts'

/** A line of the diagnostics. Its label is translated. */
interface Line {
  readonly label: string
  readonly value: string
}

// Patterns of personal data: email addresses, and long runs of digits (phone numbers, ids).
const personal = /\S@\S|\d[\d\s().-]{6,}\d/

/**
 * Returns true if a value has no personal data. Accepts our own timestamp, which has as many digits as a
 * phone number.
 */
export const isHarmless = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value) || (!holdsToken(value) && !personal.test(value))

/** Returns the diagnostics as text. Values that could identify a person are replaced by a dash. */
export const diagnosticsText = (lines: readonly Line[]): string =>
  lines.map(({ label, value }) => `${label}: ${isHarmless(value) ? value : '–'}`).join('\n')

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
