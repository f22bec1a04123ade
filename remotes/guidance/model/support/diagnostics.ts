import { holdsToken } from '../links/tokens.ts'

/** One line of the block, already in words. */
export interface Line {
  readonly label: string
  readonly value: string
}

// What personal data looks like: addresses with an @, and long runs of digits (phone numbers, ids).
const personal = /\S+@\S+|\+?\d[\d\s().-]{6,}\d/

/** True where a value can be shown to a stranger. The date of the block is ours and is let through by its form. */
export const isHarmless = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value) || (!holdsToken(value) && !personal.test(value))

/** The block as text. A value that could tell a person is left out whatever its source says. */
export const diagnosticsText = (lines: readonly Line[]): string =>
  lines.map(({ label, value }) => `${label}: ${isHarmless(value) ? value : '–'}`).join('\n')
