import type { Infer, Fields, Schema } from './schema.ts'

/** The maximum lengths of a text and a list whose shape has no `max`. */
export const longestText = 65536
export const longestList = 1000

/** In a trace, `hidden` replaces a secret, and any other text is cut to `keptText` characters. */
const hidden = '***'
const keptText = 200

/** The union of all properties of all shapes, so that one function can read any shape. */
interface AnyShape {
  readonly t: Schema['t']
  readonly of: Schema & readonly string[]
  readonly fields: Fields
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly secret?: true
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Checks of a value's type by shape, without bounds. `copy` handles `none` and `opt` before. */
const fits: {
  readonly [t in Exclude<Schema['t'], 'none' | 'opt'>]: (value: unknown, shape: AnyShape) => boolean
} = {
  str: (value, { pattern = '' }) => isText(value) && RegExp(pattern).test(value),
  int: Number.isSafeInteger,
  num: Number.isFinite,
  bool: (value) => typeof value === 'boolean',
  oneOf: (value, { of }) => isText(value) && of.includes(value),
  openOneOf: isText,
  arr: Array.isArray,
  obj: (value) => typeof value === 'object' && !Array.isArray(value),
}

/** Reads an own property only, so that no prototype can supply a field and no accessor runs. */
export const own = (value: unknown, key: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(value), key)?.value

/**
 * Validates a value and copies its declared fields into a fresh plain object, without proxies, functions,
 * extra fields or cycles. Throws a `TypeError` if the value doesn't fit or can't be read. The whole message
 * is the path of the first fault (`$.latitude`, `$.methods.0`), so it never contains the value. With
 * `redacted` the copy is safe for a trace. The shape marks a secret, not the field's name, so a token can't
 * leak under another name.
 */
export function check<S extends Schema>(schema: S, input: unknown, redacted?: true): Infer<S> {
  let at = '$'

  const copy = (shape: Schema, value: unknown): unknown => {
    const path = at
    const { t, of, fields, min = -Infinity, max, secret } = shape as AnyShape
    // Native JSON writers (Gson, NSNull) write an absent value as null, so null is treated as absent.
    if (t === 'none' || (t === 'opt' && (value === undefined || value === null))) return undefined
    if (t === 'opt') return copy(of, value)

    const isList = Array.isArray(value)
    // null and undefined throw here, because they have no `length`.
    const size = typeof value === 'number' ? value : (value as string).length
    const most = max ?? (isList ? longestList : isText(value) ? longestText : Infinity)
    if (size < min || size > most || !fits[t](value, shape as AnyShape)) throw at

    if (redacted && (secret || isText(value))) return secret ? hidden : (value as string).slice(0, keptText)
    if (typeof value !== 'object') return value
    const out: Record<string, unknown> = isList ? ([] as never) : {}
    for (const name of isList ? value.keys() : Object.keys(fields)) {
      at = `${path}.${name}`
      const field = copy(isList ? of : fields[name]!, own(value, name as string))
      if (field !== undefined) out[name] = field
    }
    return out
  }

  try {
    return copy(schema, input) as Infer<S>
  } catch {
    throw TypeError(at)
  }
}
