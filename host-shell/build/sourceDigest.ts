import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { paths } from './paths.ts'

const ignored = /(\.test\.tsx?|\.md)$|(^|\/)(node_modules|golden|fake)(\/|$)/

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).toSorted()) {
    const inner = resolve(path, name)
    if (!ignored.test(relative(paths.root, inner))) yield* filesBelow(inner)
  }
}

/** Eight hex digits over the contents and names of the given files and folders, tests left out. */
export function sourceDigest(sources: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(resolve(paths.root, source))) {
      hash
        .update(`${relative(paths.root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.update(extra.join('\0')).digest('hex').slice(0, 8)
}
