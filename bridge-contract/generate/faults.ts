import type { Docs } from '../docs/docs.ts'
import { check } from '../schema/check.ts'
import type { Schema } from '../schema/schema.ts'

// Validates the contract before any generator loads it. The generators assume valid shapes and docs, so an
// invalid one would throw an exception that doesn't contain the name of the method or event.

type Parts = 'params' | 'result' | 'data'
type Described = { readonly name: string; readonly errors?: readonly string[] } & {
  readonly [part in Parts]?: unknown
}

interface Area {
  readonly methods: object
  readonly events: object
}

const kinds: { readonly [t in Schema['t']]: true } = {
  str: true,
  int: true,
  num: true,
  bool: true,
  none: true,
  oneOf: true,
  openOneOf: true,
  arr: true,
  opt: true,
  obj: true,
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Returns a message for each path inside a shape where a valid shape is missing. */
function unshaped(shape: unknown, path: string): string[] {
  if (!isObject(shape) || !Object.hasOwn(kinds, String(shape['t']))) return [`${path} is no shape`]
  if (shape['t'] === 'arr' || shape['t'] === 'opt') return unshaped(shape['of'], path)
  if (shape['t'] !== 'obj') return []
  return Object.entries(shape['fields'] ?? {}).flatMap(([name, field]) => unshaped(field, `${path}.${name}`))
}

/** Returns a message if an example is missing or doesn't fit, with the path of the first fault. */
function badExample(shape: Schema, example: unknown, path: string): string[] {
  try {
    check(shape, example)
    return []
  } catch (fault) {
    const at = (fault as Error).message.slice(1)
    return [
      example === undefined ? `docs.json has no ${path}` : `docs.json: ${path}${at} does not fit its shape`,
    ]
  }
}

function faultsOf(entry: Described, parts: readonly Parts[], docs: Docs | undefined): string[] {
  const { name, errors = [] } = entry
  const shapes = parts.flatMap((part) => unshaped(entry[part], name))
  if (!docs) return [...shapes, `docs.json has no ${name}`]
  if (shapes.length) return shapes
  return [
    ...(docs.doc ? [] : [`docs.json: ${name} has no doc`]),
    ...parts.flatMap((part) => badExample(entry[part] as Schema, docs[part], `${name}.${part}`)),
    ...errors
      .filter((code) => !docs.errors?.[code])
      .map((code) => `docs.json: ${name} does not explain ${code}`),
  ]
}

/**
 * Returns the faults of these areas and docs, each with the name of its method or event. Any fault prevents
 * generation.
 */
export function contractFaults(
  areas: readonly Area[],
  docs: { readonly [kind in keyof Area]: { readonly [name: string]: Docs } },
): string[] {
  const seen = new Set<string>()
  const kindsOfEntries = { methods: ['params', 'result'], events: ['data'] } as const
  const faults = Object.entries(kindsOfEntries).flatMap(([key, parts]) => {
    const kind = key as keyof Area
    const all = areas.flatMap((area) => Object.values(area[kind]) as Described[])
    const here = all.flatMap((entry) => {
      const again = seen.has(entry.name) ? [`${entry.name} is declared twice`] : []
      seen.add(entry.name)
      return [...again, ...faultsOf(entry, parts, docs[kind][entry.name])]
    })
    const names = new Set(all.map(({ name }) => name))
    const foreign = Object.keys(docs[kind]).filter((name) => !names.has(name))
    return [...here, ...foreign.map((name) => `docs.json: nothing declares ${name}`)]
  })
  return Array.from(new Set(faults))
}
