import { isPlainObject, ownValue } from '../../platform/json.ts'

/** Where an answer differs from what was agreed. */
export class ShapeFault extends Error {
  readonly path: string

  constructor(path: string, expected: string) {
    super(`${path || 'answer'} is not ${expected}`)
    this.path = path
  }
}

/** Checks a value and gives it typed; throws ShapeFault. What the shape does not name is left out. */
export type Shape<T> = (value: unknown, path: string) => T

export type Shaped<S> = S extends Shape<infer T> ? T : never

/** A text; ids that came as numbers count as texts of their digits. */
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

/** Missing, null and '' are one and the same to some servers: all are undefined. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, path) =>
    value === undefined || value === null || value === '' ? undefined : shape(value, path)

/** As `maybe`, for values whose absence has a meaning of its own. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    maybe(shape)(value, path) ?? null

/** Takes `instead` for a value that has not the agreed form: for facts the page can do without. */
export const otherwise =
  <T>(shape: Shape<T>, instead: T): Shape<T> =>
  (value, path) => {
    try {
      return shape(value, path)
    } catch {
      return instead
    }
  }

/** Takes a value as missing that has not the agreed form. */
export const lenient = <T>(shape: Shape<T>): Shape<T | undefined> =>
  otherwise<T | undefined>(shape, undefined)

/** A list without the entries that have not the agreed form: one takes no other away. */
export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new ShapeFault(path, 'a list')
    const one = lenient((item, at) => ({ item: shape(item, at) }))
    return value.flatMap((entry, index) => one(entry, `${path}[${index}]`) ?? []).map(({ item }) => item)
  }

const zoned = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

/** A moment: ISO 8601 with zone. Without one every device would mean another moment. */
export const moment: Shape<string> = (value, path) => {
  if (typeof value === 'string' && zoned.test(value) && !Number.isNaN(Date.parse(value))) return value
  throw new ShapeFault(path, 'a moment with zone')
}

/** A moment, or a day of the calendar: its last moment on this device. */
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

/** An object with these fields; own properties only, whatever else it has is dropped. */
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

/** As `record`, where an empty answer means that no field was sent. */
export const sparse =
  <F extends Fields>(fields: F): Shape<RecordOf<F>> =>
  (value, path) =>
    record(fields)(value === undefined || value === null ? {} : value, path)

export const nothing: Shape<void> = () => {}
