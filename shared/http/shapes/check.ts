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

/** Takes a value as missing that has not the agreed form: for facts the page can do without. */
export const lenient =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, path) => {
    try {
      return shape(value, path)
    } catch {
      return undefined
    }
  }

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new ShapeFault(path, 'a list')
    return value.map((item, index) => shape(item, `${path}[${index}]`))
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
