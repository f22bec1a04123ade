/** Wraps an expression so that every engine returns its value or its exception as text. */
export const wrapped = (expression: string): string =>
  `(() => { try { return JSON.stringify({ value: (${expression}) }) } catch (e) { return JSON.stringify({ threw: String(e) }) } })()`

/** Returns the value of a wrapped expression. Rethrows the expression's exception. */
export function unwrapped<T>(text: unknown): T {
  const { value, threw } = JSON.parse(String(text)) as { value: T; threw?: string }
  if (threw !== undefined) throw new Error(threw)
  return value
}
