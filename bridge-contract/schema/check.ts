import type { Infer } from './infer.ts'
import type { Fields, Schema } from './schema.ts'

/** The longest a text and a list may be, where the shape does not say. */
const longestText = 65536
const longestList = 1000

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

/** Reads an own property and nothing else: no prototype can supply a field, and no accessor runs. */
export const own = (value: unknown, key: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(value), key)?.value

/**
 * Copies what the shape declares into a fresh plain object: proxies, functions, extra fields and cycles stay behind.
 * Throws a `TypeError` whose whole message is the path of the first fault (`$.latitude`, `$.methods.0`), also where
 * reading the value throws; the value itself is never told. With `redacted` the copy is fit for a trace: the shape
 * decides what is secret, not the field's name, so a token cannot slip in under another one.
 */
export function check<S extends Schema>(schema: S, input: unknown, redacted?: true): Infer<S> {
  let at = '$'

  const copy = (shape: Schema, value: unknown): unknown => {
    const path = at
    const { t, of, fields, min = -Infinity, max, pattern = '', secret } = shape as AnyShape
    // A native JSON writer says "absent" with null (Gson, NSNull).
    if (t === 'none' || (t === 'opt' && (value === undefined || value === null))) return undefined
    if (t === 'opt') return copy(of, value)

    const type = typeof value
    const isList = Array.isArray(value)
    const isText = type === 'string'
    // What has no length, null and undefined, ends here.
    const size = type === 'number' ? (value as number) : (value as string).length
    const most = max ?? (isList ? longestList : isText ? longestText : Infinity)
    const fits =
      t === 'arr'
        ? isList
        : t === 'obj'
          ? type === 'object' && !isList
          : t === 'bool'
            ? type === 'boolean'
            : t === 'int'
              ? Number.isSafeInteger(value)
              : t === 'num'
                ? Number.isFinite(value)
                : isText &&
                  (t !== 'oneOf' || of.includes(value as string)) &&
                  RegExp(pattern).test(value as string)
    if (!fits || size < min || size > most) throw at

    if (redacted && (secret || isText)) return secret ? hidden : (value as string).slice(0, keptText)
    if (type !== 'object') return value
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
