/** Wraps an expression so that every engine gives its value back as text, and an exception too. */
export const wrapped = (expression: string): string =>
  `(() => { try { return JSON.stringify({ value: (${expression}) }) } catch (e) { return JSON.stringify({ threw: String(e) }) } })()`

/** The value behind what a wrapped expression gave; throws what it threw. */
export function unwrapped<T>(text: unknown): T {
  const { value, threw } = JSON.parse(String(text)) as { value: T; threw?: string }
  if (threw !== undefined) throw new Error(threw)
  return value
}
