import { fileURLToPath } from 'node:url'
import { API, SignatureKind, SymbolFlags, type Checker, type Type } from 'typescript/unstable/sync'
import { calls, type NamedAnswers } from './calls.ts'
import { isNothing, schemaWriter, type JsonSchema } from './schemaOf.ts'

/** One call in its endpoint table, with its request and response types as JSON schemas. */
export interface DescribedCall {
  readonly key: string
  readonly body?: JsonSchema
  readonly query: readonly string[]
  /** Schema of the response. Omitted if the page ignores the response. */
  readonly answer?: JsonSchema
}

export interface DescribedCalls {
  readonly calls: readonly DescribedCall[]
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Returns a type's members with their types, in source order. */
function membersOf(checker: Checker, type: Type): (readonly [name: string, type: Type])[] {
  return checker.getPropertiesOfType(type).map((member) => {
    const found = checker.getTypeOfSymbol(member)
    if (!found || found.isErrorType()) throw new Error(`the compiler knows no type of ${member.name}`)
    return [member.name, found] as const
  })
}

function read(checker: Checker): DescribedCalls {
  const document = pathOf('calls.ts')
  const declared = (name: string, kind: SymbolFlags) => {
    const symbol = checker.resolveName(name, kind, { document, position: 0 })
    if (!symbol) throw new Error(`calls.ts has no ${name}`)
    return symbol
  }
  const table = checker.getTypeOfSymbol(declared('calls', SymbolFlags.Variable))!
  const named = membersOf(
    checker,
    checker.getDeclaredTypeOfSymbol(declared('NamedAnswers' satisfies string, SymbolFlags.Interface)),
  )
  const { schemaOf, inFull } = schemaWriter(checker, new Map(named.map(([name, { id }]) => [id, name])))

  const described = membersOf(checker, table).map(([key, endpoint]): DescribedCall => {
    const parts = Object.fromEntries(membersOf(checker, endpoint))
    const [check] = checker.getSignaturesOfType(parts['shape']!, SignatureKind.Call)
    const answer = checker.getReturnTypeOfSignature(check!)!
    const sends = Object.fromEntries(membersOf(checker, checker.getNonNullableType(parts['sends']!)!))
    const { body, query } = sends as { readonly body: Type; readonly query: Type }
    const names = query.isUnionType() ? query.getTypes() : isNothing(query) ? [] : [query]
    return {
      key,
      // A form's fields aren't part of its type, so the OpenAPI document adds them.
      ...(!isNothing(body) && { body: body.getSymbol()?.name === 'FormData' ? {} : schemaOf(body) }),
      query: names.map((name) => String((name as Type & { readonly value?: unknown }).value)).toSorted(),
      ...(!isNothing(answer) && { answer: schemaOf(answer) }),
    }
  })
  return {
    calls: described.toSorted((a, b) =>
      a.key.split(' ').toReversed().join() < b.key.split(' ').toReversed().join() ? -1 : 1,
    ),
    schemas: Object.fromEntries(named.map(([name, type]) => [name, inFull(type)])) satisfies Record<
      keyof NamedAnswers | string,
      JsonSchema
    >,
  }
}

/** Reads the types in the endpoint tables with the compiler, which takes about a second. */
export function readCalls(): DescribedCalls {
  const compiler = new API({ cwd: pathOf('../..') })
  try {
    const [project] = compiler.updateSnapshot({ openProjects: [pathOf('../../tsconfig.json')] }).getProjects()
    if (!project) throw new Error('the compiler did not open tsconfig.json')
    const found = read(project.checker)
    const missing = Object.keys(calls).filter((key) => !found.calls.some((call) => call.key === key))
    if (missing.length) throw new Error(`the compiler did not see ${missing.join(', ')}`)
    return found
  } finally {
    compiler.close()
  }
}
