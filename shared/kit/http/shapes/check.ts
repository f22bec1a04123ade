import { isPlainObject, ownValue } from '../../platform/json.ts'

/** Thrown if a value doesn't match its shape. `path` is the value's place, such as `data.items[2].id`. */
export class ShapeFault extends Error {
  readonly path: string

  constructor(path: string, expected: string) {
    super(`${path || 'answer'} is not ${expected}`)
    this.path = path
  }
}

/** Parses a value and drops unknown fields. Throws ShapeFault. */
export type Shape<T> = (value: unknown, path: string) => T

export type Shaped<S> = S extends Shape<infer T> ? T : never

/** A string. Accepts integers too, because some servers send ids as numbers. */
export const text: Shape<string> = (value, path) => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  throw new ShapeFault(path, 'a text')
}

export const number: Shape<number> = (value, path) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value)
  throw new ShapeFault(path, 'a number')
}

export const flag: Shape<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value
  throw new ShapeFault(path, 'true or false')
}

/** An optional value. Null and '' are treated as missing, because servers mix them up. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, path) =>
    value === undefined || value === null || value === '' ? undefined : shape(value, path)

/** A value that may be null, for fields in which null has a meaning. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    maybe(shape)(value, path) ?? null

/** Replaces an invalid value by `instead`. */
export const otherwise =
  <T>(shape: Shape<T>, instead: T): Shape<T> =>
  (value, path) => {
    try {
      return shape(value, path)
    } catch {
      return instead
    }
  }

/** An optional value. An invalid one is treated as missing. */
export const lenient = <T>(shape: Shape<T>): Shape<T | undefined> =>
  otherwise<T | undefined>(shape, undefined)

/** A list. Drops its invalid entries. */
export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new ShapeFault(path, 'a list')
    const one = lenient((item, at) => ({ item: shape(item, at) }))
    return value.flatMap((entry, index) => one(entry, `${path}[${index}]`) ?? []).map(({ item }) => item)
  }

const zoned = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

/** A time in ISO 8601. It must contain a time zone, because devices are in different ones. */
export const moment: Shape<string> = (value, path) => {
  if (typeof value === 'string' && zoned.test(value) && !Number.isNaN(Date.parse(value))) return value
  throw new ShapeFault(path, 'a moment with zone')
}

/** A time, or a calendar day. A day becomes its last millisecond in the device's time zone. */
export const lastMoment: Shape<string> = (value, path) => {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  const end = new Date(isDay ? `${value}T23:59:59.999` : NaN)
  return Number.isNaN(end.getTime()) ? moment(value, path) : end.toISOString()
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type OptionalNames<F extends Fields> = {
  [K in keyof F]: undefined extends Shaped<F[K]> ? K : never
}[keyof F]
type Flat<T> = { readonly [K in keyof T]: T[K] }
type RecordOf<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalNames<F>>]: Shaped<F[K]> } & {
    [K in OptionalNames<F>]?: Exclude<Shaped<F[K]>, undefined>
  }
>

/** An object with these fields. Reads only own properties, and drops the others. */
export const record =
  <F extends Fields>(fields: F): Shape<RecordOf<F>> =>
  (value, path) => {
    if (!isPlainObject(value)) throw new ShapeFault(path, 'an object')
    const known: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(fields)) {
      const checked = shape(ownValue(value, name), path ? `${path}.${name}` : name)
      if (checked !== undefined) known[name] = checked
    }
    return known as RecordOf<F>
  }

/** Like `record`, but an empty response is treated as an object without fields. */
export const sparse =
  <F extends Fields>(fields: F): Shape<RecordOf<F>> =>
  (value, path) =>
    record(fields)(value === undefined || value === null ? {} : value, path)

export const nothing: Shape<void> = () => {}
