import { SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'

/** The subset of JSON Schema 2020-12 that the OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: string | number | boolean
  readonly enum?: readonly (string | number | boolean)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

/** Extra constraints that response validation adds to a field's type, by field name. */
const narrower: Readonly<Record<string, JsonSchema>> = {
  accessToken: { type: 'string', pattern: '^[\\x21-\\x7E]{1,8192}$' },
  refreshToken: { type: 'string', pattern: '^[\\x21-\\x7E]{1,8192}$' },
  exponent: { type: 'integer', minimum: 0, maximum: 4 },
  windLevel: {
    description: 'Beaufort: one level, two with a dash between them, or both by name; empty for unknown.',
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 17 },
      { type: 'string', pattern: '^(\\d{1,2}(-\\d{1,2})?)?$' },
      {
        type: 'object',
        properties: { min: { type: 'integer' }, max: { type: 'integer' } },
        required: ['min', 'max'],
      },
      { type: 'null' },
    ],
  },
}

const intrinsics: readonly (readonly [TypeFlags, JsonSchema])[] = [
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.String, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.Unknown, {}],
]

const nothing = TypeFlags.Undefined | TypeFlags.Void

/**
 * Compares two values by their JSON text. The compiler's own order depends on the files that it has read
 * before.
 */
const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

function anyOf(members: readonly JsonSchema[]): JsonSchema {
  const [only] = members
  if (members.length === 1 && only) return only
  const isPlain = ({ type, ...rest }: JsonSchema) => typeof type === 'string' && !Object.keys(rest).length
  if (members.every(isPlain)) return { type: members.map(({ type }) => String(type)) }
  const values = members.flatMap((member) => (member.const === undefined ? [] : [member.const]))
  if (values.length !== members.length) return { anyOf: members.toSorted(byText) }
  // The compiler splits `boolean` in a union into its two values, so they're merged again.
  return values.length === 2 && values.includes(true) && values.includes(false)
    ? { type: 'boolean' }
    : { enum: values.toSorted(byText) }
}

/** Returns the schema of a union. An absent value is omitted, because it isn't JSON. Null comes last. */
function ofUnion(members: readonly Type[], schemaOf: (type: Type) => JsonSchema): JsonSchema {
  const booleans = members.filter((member) => member.flags & TypeFlags.BooleanLiteral)
  const others = members.filter((member) => !(member.flags & (nothing | TypeFlags.BooleanLiteral)))
  const schemas = others.map(schemaOf)
  if (booleans.length) schemas.push(anyOf(booleans.map(schemaOf)))
  const nulls = schemas.filter(({ type }) => type === 'null')
  const values = schemas.filter(({ type }) => type !== 'null')
  if (values.length && values.every((schema) => schema.const !== undefined) && !nulls.length)
    return anyOf(values)
  return anyOf([...values, ...nulls])
}

/**
 * Returns a function that converts a type to a JSON schema. It throws for a type that JSON can't represent.
 * `names` maps a type's id to the type's name in the OpenAPI document.
 */
export function schemaWriter(checker: Checker, names: ReadonlyMap<number, string>) {
  const ofObject = (type: Type): JsonSchema => {
    const [index] = checker.getIndexInfosOfType(type)
    if (index) return { type: 'object', additionalProperties: schemaOf(index.valueType) }
    const fields = checker.getPropertiesOfType(type).toSorted((a, b) => byText(a.name, b.name))
    const required = fields.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name)
    const properties = fields.map((field) => {
      const description = field.getDocumentationComment(checker).trim()
      const own = narrower[field.name] ?? schemaOf(checker.getTypeOfSymbol(field)!)
      return [field.name, { ...(description && { description }), ...own }] as const
    })
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length && { required }),
    }
  }

  function schemaOf(type: Type): JsonSchema {
    const name = names.get(type.id)
    return name ? { $ref: `#/components/schemas/${name}` } : inFull(type)
  }

  function inFull(type: Type): JsonSchema {
    const known = intrinsics.find(([flag]) => type.flags & flag)
    if (known) return known[1]
    if (type.isLiteralType()) return { const: type.value as string | number | boolean }
    if (type.isUnionType()) return ofUnion(type.getTypes(), schemaOf)
    if (checker.isArrayType(type) && type.isTypeReference())
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]!) }
    if (type.isObjectType() || type.isIntersectionType()) return ofObject(type)
    throw new Error(`no JSON has the type ${checker.typeToString(type)}`)
  }

  return { schemaOf, inFull }
}

/** Returns whether a type is that of an absent value: no body, no query, or an ignored response. */
export const isNothing = ({ flags }: Type): boolean => (flags & (nothing | TypeFlags.Never)) !== 0
