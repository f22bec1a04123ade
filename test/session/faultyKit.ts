import { build, type Plugin } from 'esbuild'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'
import type { UnderTest } from './page.ts'

/**
 * Description of a node in the product's syntax tree: the innermost one of this type that contains all these
 * names.
 */
interface Target {
  /** Path inside `shared`. */
  readonly file: string
  /** Name of the enclosing function, method or constant. */
  readonly inside: string
  /** ESTree type of the node. */
  readonly type: string
  readonly mentions: readonly string[]
}

/** One change to the product. `put` replaces the target, and '' removes it. */
export interface Edit extends Target {
  readonly put: string | ((source: string) => string)
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const allIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allIn)]

/** Returns the identifiers and literals in a node. */
const namesIn = (node: Node): Set<unknown> => new Set(allIn(node).flatMap(({ name, value }) => [name, value]))

const declares = (node: Node, name: string): boolean =>
  [node['id'], node['key']].some((id) => isNode(id) && id['name'] === name)

/** Returns the one node that matches a target. Throws if there's none, or more than one. */
function find(program: Node, { file, inside, type, mentions }: Target): Node {
  const scopes = allIn(program).filter((node) => declares(node, inside))
  const fits = scopes
    .flatMap(allIn)
    .filter((node) => node.type === type && mentions.every((name) => namesIn(node).has(name)))
  const innermost = fits.filter((node) => !fits.some((other) => other !== node && contains(node, other)))
  const found = innermost.filter(
    ({ start }, n) => innermost.findIndex((other) => other.start === start) === n,
  )
  // Otherwise the fault would no longer change anything, and its test would prove nothing.
  if (found.length !== 1 || !found[0])
    throw new Error(`${file} has ${found.length} of ${type} with ${mentions.join(', ')} in ${inside}`)
  return found[0]
}

const contains = (outer: Node, inner: Node): boolean =>
  outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start

function editing(edits: readonly Edit[]): Plugin {
  const shared = fileURLToPath(new URL('../../shared/kit/', import.meta.url))
  return {
    name: 'seeded-fault',
    setup(pass) {
      pass.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const own = edits.filter(({ file }) => path === shared + file)
        if (own.length === 0) return undefined
        const source = await readFile(path, 'utf8')
        const program = parseAst(source, { lang: 'ts' }) as unknown as Node
        const places = own.map((edit) => ({ ...find(program, edit), put: edit.put }))
        let contents = source
        for (const { start, end, put } of places.toSorted((a, b) => b.start - a.start)) {
          const text = source.slice(start, end)
          contents =
            contents.slice(0, start) + (typeof put === 'string' ? put : put(text)) + contents.slice(end)
        }
        return { contents, loader: 'ts' }
      })
    },
  }
}

/**
 * Builds the session and request code with a fault patched into a copy of the source, because the product has
 * no switches for faults.
 */
export async function faultyKit(edits: readonly Edit[]): Promise<UnderTest> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('underTest.ts', import.meta.url))],
    plugins: [editing(edits)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  })
  const file = join(tmpdir(), `faulty-${randomUUID()}.mjs`)
  await writeFile(file, outputFiles[0]?.contents ?? '')
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as UnderTest
  } finally {
    await rm(file)
  }
}
