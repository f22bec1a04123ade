import { holdsToken } from './tokens.ts'

/** A line of the diagnostics, with its localised label. */
interface Line {
  readonly label: string
  readonly value: string
}

// Patterns of personal data: email addresses, and long runs of digits (phone numbers, ids).
const personal = /\S@\S|\d[\d\s().-]{6,}\d/

/** True if a value has no personal data. Our own date passes by its format. */
export const isHarmless = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value) || (!holdsToken(value) && !personal.test(value))

/** The diagnostics as text, without values that could identify a person. */
export const diagnosticsText = (lines: readonly Line[]): string =>
  lines.map(({ label, value }) => `${label}: ${isHarmless(value) ? value : '–'}`).join('\n')

type Entry = Readonly<Record<'kind' | 'name' | 'outcome', string>>

/**
 * The last five error codes of the session and of calls to the app. Codes only, never data. A missing app isn't an
 * error.
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

/** Browser families, never the full user agent, which could identify a person. */
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

/** Browser and system of a user agent, major versions only. */
export const systemOf = (userAgent: string) => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
})
