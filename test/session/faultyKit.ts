import { build, type Plugin } from 'esbuild'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UnderTest } from './page.ts'

/** One change of the product's source text; `file` is a path inside `shared`. */
export interface Edit {
  readonly file: string
  readonly find: string
  readonly put: string
}

const shared = fileURLToPath(new URL('../../shared/', import.meta.url))

function editing(edits: readonly Edit[]): Plugin {
  return {
    name: 'seeded-fault',
    setup(pass) {
      pass.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const own = edits.filter(({ file }) => path === shared + file)
        if (own.length === 0) return undefined
        const source = await readFile(path, 'utf8')
        const contents = own.reduce((text, { file, find, put }) => {
          // A fault that no longer fits its place would be caught by nothing and prove nothing.
          if (text.split(find).length !== 2) throw new Error(`${file} does not hold once: ${find}`)
          return text.replace(find, () => put)
        }, source)
        return { contents, loader: 'ts' }
      })
    },
  }
}

/** The session and request client with a fault built into a copy of their source; the product has no switches for that. */
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
  const place = join(tmpdir(), `faulty-${randomUUID()}.mjs`)
  await writeFile(place, outputFiles[0]?.contents ?? '')
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(place).href)) as UnderTest
  } finally {
    await rm(place)
  }
}
