// A string, or a number outside of a string. JSON has digits nowhere else.
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

const keepDigits = (piece: string): string =>
  /^\d+$/.test(piece) && !Number.isSafeInteger(Number(piece)) ? `"${piece}"` : piece

/** Parses JSON. Integers beyond JavaScript's precision become strings, so that long ids don't change. */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(textOrNumber, keepDigits)) : plain
}

/** Parses JSON. Returns undefined if it's invalid. */
export function tryParseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}

/** Whether a value is a plain object: not null, an array or a class instance. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns a plain object's own property; undefined for inherited ones, such as `constructor`. */
export const ownValue = (value: unknown, name: string): unknown =>
  isPlainObject(value) && Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined
