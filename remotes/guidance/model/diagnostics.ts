import { holdsToken } from './tokens.ts'

/** One line of the block, with its localised label. */
interface Line {
  readonly label: string
  readonly value: string
}

// What personal data looks like: addresses with an @, and long runs of digits (phone numbers, ids).
const personal = /\S@\S|\d[\d\s().-]{6,}\d/

/** True where a value can be shown to a stranger. The date of the block is ours and is let through by its form. */
export const isHarmless = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value) || (!holdsToken(value) && !personal.test(value))

/** The block as text. A value that could identify a person is left out, wherever it comes from. */
export const diagnosticsText = (lines: readonly Line[]): string =>
  lines.map(({ label, value }) => `${label}: ${isHarmless(value) ? value : '–'}`).join('\n')

type Entry = Readonly<Record<'kind' | 'name' | 'outcome', string>>

/**
 * The last five codes of what went wrong: of the session and of calls to the app. Codes only, never data. Where there is
 * no app, nothing has gone wrong.
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

/** Families only, never the full user agent: enough for support, too little to tell a person by. */
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
