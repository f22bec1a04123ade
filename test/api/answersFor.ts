import fc from 'fast-check'
import type { JsonSchema } from './schemaOf.ts'

const plain: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  integer: ({ minimum = -1000, maximum = 1000 }) => fc.integer({ min: minimum, max: maximum }),
  string: ({ pattern }) => (pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(pattern))),
}

/**
 * Returns an arbitrary of values that match a JSON schema. `named` contains the schemas that others
 * reference.
 */
export function answersFor(
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => answersFor(part, named)
  if (schema.$ref) return inner(named[schema.$ref.split('/').pop()!]!)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner))
  if (typeof schema.type === 'object')
    return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  if (schema.type === 'array') return fc.array(inner(schema.items!), { maxLength: 3 })
  if (schema.additionalProperties)
    return fc.dictionary(fc.string({ minLength: 1 }), inner(schema.additionalProperties), {
      maxKeys: 3,
      noNullPrototype: true,
    })
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema
    const fields = Object.entries(properties).map(([name, field]) => [name, inner(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true })
  }
  const known = plain[schema.type ?? '']
  if (!known) throw new Error(`no values for ${JSON.stringify(schema)}`)
  return known(schema)
}
