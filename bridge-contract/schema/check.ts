import type { Infer } from './infer.ts'
import type { Schema } from './schema.ts'

/** A value does not fit its shape. `path` says where (`$.latitude`), never what the value was. */
export class ShapeFault extends Error {
  readonly path: string
  constructor(path: string) {
    super(path)
    this.path = path
  }
}

const longestText = 65536
const longestList = 1000

/** Reads an own property and nothing else: a prototype can neither supply nor forge a field. */
export function own(value: unknown, key: string): unknown {
  if (value === undefined || value === null) return undefined
  return Object.prototype.hasOwnProperty.call(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

const within = (size: number, shape: { min?: number; max?: number }, most = Infinity) =>
  size >= (shape.min ?? -Infinity) && size <= (shape.max ?? most)

function copy(shape: Schema, value: unknown, path: string): unknown {
  const must = (fits: boolean): void => {
    if (!fits) throw new ShapeFault(path)
  }
  switch (shape.t) {
    case 'none':
      return undefined
    case 'opt':
      // A native JSON writer says "absent" with null (Gson, NSNull).
      return value === undefined || value === null ? undefined : copy(shape.of, value, path)
    case 'obj': {
      must(typeof value === 'object' && value !== null && !Array.isArray(value))
      const out: Record<string, unknown> = {}
      for (const name of Object.keys(shape.fields)) {
        const field = copy(shape.fields[name] as Schema, own(value, name), `${path}.${name}`)
        if (field !== undefined) out[name] = field
      }
      return out
    }
    case 'arr': {
      must(Array.isArray(value) && value.length <= (shape.max ?? longestList))
      const list = value as unknown[]
      const out: unknown[] = []
      for (let i = 0; i < list.length; i++) out.push(copy(shape.of, list[i], `${path}[${i}]`))
      return out
    }
    case 'bool':
      must(typeof value === 'boolean')
      return value
    case 'int':
    case 'num':
      must(
        (shape.t === 'int' ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
          within(value as number, shape),
      )
      return value
    default:
      must(typeof value === 'string')
      if (shape.t === 'oneOf') must(shape.of.includes(value as string))
      else must(within((value as string).length, shape as { max?: number }, longestText))
      if (shape.t === 'str' && shape.pattern) must(new RegExp(shape.pattern).test(value as string))
      return value
  }
}

/**
 * Copies what the shape declares into a fresh plain object: proxies, functions, extra fields and cycles stay behind.
 * Throws `ShapeFault` with the path of the first fault, also where reading the value throws.
 */
export function check<S extends Schema>(shape: S, value: unknown): Infer<S> {
  try {
    return copy(shape, value, '$') as Infer<S>
  } catch (error) {
    throw error instanceof ShapeFault ? error : new ShapeFault('$')
  }
}
