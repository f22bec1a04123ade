// A text, or a number outside of any text: JSON's grammar leaves no other place for digits.
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

const keepDigits = (piece: string): string =>
  /^\d+$/.test(piece) && !Number.isSafeInteger(Number(piece)) ? `"${piece}"` : piece

/** Strict JSON, but whole numbers that JavaScript cannot hold exactly become texts, or an id would lose digits. */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text)
  return /\d{16}/.test(text) ? JSON.parse(text.replace(textOrNumber, keepDigits)) : plain
}

/** True for `{…}`: not null, not a list, not a class instance. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A plain object's own value under a name, else undefined; inherited names such as `constructor` are not values. */
export const ownValue = (value: unknown, name: string): unknown =>
  isPlainObject(value) && Object.prototype.hasOwnProperty.call(value, name) ? value[name] : undefined
