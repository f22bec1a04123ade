/** The shape of a value that can cross the bridge, as generated files contain it. */
export type Shape =
  | { readonly t: 'none' | 'bool' | 'openOneOf' }
  | TextShape
  | { readonly t: 'int' | 'num'; readonly min?: number; readonly max?: number; readonly secret?: boolean }
  | { readonly t: 'oneOf'; readonly of: readonly string[] }
  | { readonly t: 'arr'; readonly of: Shape; readonly max?: number }
  | { readonly t: 'opt'; readonly of: Shape }
  | { readonly t: 'obj'; readonly fields: { readonly [name: string]: Shape } }

interface TextShape {
  readonly t: 'str'
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly secret?: boolean
}

/**
 * The error for a value that doesn't fit its shape. It contains the path of the fault, but never the value.
 */
export class ShapeFault extends Error {
  readonly path: string

  constructor(path: string) {
    super(path)
    this.name = 'ShapeFault'
    this.path = path
  }
}

/**
 * The side that wrote a value. Secrets in a page's value are hidden from logs. An app's value keeps its
 * secrets readable, otherwise the bridge couldn't serialize them.
 */
type Side = 'page' | 'app'

const isSecret = (shape: Shape): boolean =>
  shape.t === 'opt' ? isSecret(shape.of) : 'secret' in shape && shape.secret === true

function isText(value: unknown, { min = 0, max = 65536, pattern }: Omit<TextShape, 't'>): boolean {
  if (typeof value !== 'string' || value.length < min || value.length > max) return false
  return pattern === undefined || new RegExp(pattern).test(value)
}

/** Reads an own property only, so that a property that every object inherits isn't treated as a field. */
const fieldOf = (value: unknown, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(value, name)
    ? (value as { readonly [name: string]: unknown })[name]
    : undefined

/**
 * Validates a value and copies its declared fields. Throws a `ShapeFault` with the path of the first fault.
 */
export function check(shape: Shape, value: unknown, from: Side, path = '$'): unknown {
  const must = (fits: boolean) => {
    if (!fits) throw new ShapeFault(path)
  }
  switch (shape.t) {
    case 'none':
      return undefined
    case 'opt':
      return value === undefined || value === null ? undefined : check(shape.of, value, from, path)
    case 'bool':
      must(typeof value === 'boolean')
      return value
    case 'str':
      must(isText(value, shape))
      return value
    case 'openOneOf':
      must(isText(value, {}))
      return value
    case 'oneOf':
      must(typeof value === 'string' && shape.of.includes(value))
      return value
    case 'int':
    case 'num': {
      const { min = -Infinity, max = Infinity } = shape
      const isNumber = shape.t === 'int' ? Number.isSafeInteger(value) : Number.isFinite(value)
      must(isNumber && (value as number) >= min && (value as number) <= max)
      return value
    }
    case 'arr':
      must(Array.isArray(value) && value.length <= (shape.max ?? 1000))
      return (value as unknown[]).map((item, at) => check(shape.of, item, from, `${path}.${at}`))
    default: {
      must(typeof value === 'object' && value !== null && !Array.isArray(value))
      const copy = {}
      for (const [name, field] of Object.entries(shape.fields)) {
        const checked = check(field, fieldOf(value, name), from, `${path}.${name}`)
        // `console.log` and `JSON.stringify` only show enumerable properties, so hide a token from the page.
        const enumerable = from === 'app' || !isSecret(field)
        if (checked !== undefined) Object.defineProperty(copy, name, { value: checked, enumerable })
      }
      return copy
    }
  }
}
