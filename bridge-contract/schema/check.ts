import type { Infer, Fields, Schema } from './schema.ts'

/** The longest a text and a list may be, where the shape does not say. */
export const longestText = 65536
export const longestList = 1000

/** What a trace shows for a secret, and how much of a text. */
const hidden = '***'
const keptText = 200

/** Every fact a shape may have, for one reader of all of them. */
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

/** Whether a value has the type of a shape, without its bounds. `none` and `opt` are read before. */
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

/** Reads an own property and nothing else: no prototype can supply a field, and no accessor runs. */
export const own = (value: unknown, key: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(value), key)?.value

/**
 * Copies what the shape declares into a fresh plain object: proxies, functions, extra fields and cycles stay behind.
 * Throws a `TypeError` whose whole message is the path of the first fault (`$.latitude`, `$.methods.0`), also where
 * reading the value throws; it never holds the value. With `redacted` the copy is fit for a trace: the shape
 * decides what is secret, not the field's name, so a token cannot slip in under another one.
 */
export function check<S extends Schema>(schema: S, input: unknown, redacted?: true): Infer<S> {
  let at = '$'

  const copy = (shape: Schema, value: unknown): unknown => {
    const path = at
    const { t, of, fields, min = -Infinity, max, secret } = shape as AnyShape
    // A native JSON writer says "absent" with null (Gson, NSNull).
    if (t === 'none' || (t === 'opt' && (value === undefined || value === null))) return undefined
    if (t === 'opt') return copy(of, value)

    const isList = Array.isArray(value)
    // null and undefined have no length: they end here.
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
