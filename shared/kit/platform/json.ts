// A string, or a number outside of strings: JSON has no other digits.
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

const keepDigits = (piece: string): string =>
  /^\d+$/.test(piece) && !Number.isSafeInteger(Number(piece)) ? `"${piece}"` : piece

/** Parses strict JSON, but integers beyond JavaScript's precision become strings, so that ids keep their digits. */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(textOrNumber, keepDigits)) : plain
}

/** JSON or undefined; never throws. */
export function tryParseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}

/** True for a plain object: not null, an array or a class instance. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A plain object's own property, otherwise undefined, even for inherited names such as `constructor`. */
export const ownValue = (value: unknown, name: string): unknown =>
  isPlainObject(value) && Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined
