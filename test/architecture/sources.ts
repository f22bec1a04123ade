import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { execFileSync } from 'node:child_process'
import { paths } from '../../host-shell/build/paths.ts'

/** An import of one project file by another; both are paths from the root, `path` is as written. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly path: string
}

/** All tracked and new source files, as paths from the root. */
export const sourceFiles = (pattern = /\.(ts|tsx|mjs)$/): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: paths.root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(join(paths.root, file)))

export const read = (file: string): string => readFileSync(join(paths.root, file), 'utf8')

const statement =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)['"`]/g

function target(from: string, path: string): string | undefined {
  if (path.startsWith('.')) return normalize(join(dirname(from), path))
  const [, name, inner] = /^@companion\/(remote-\w+|[\w-]+)(?:\/(.*))?$/.exec(path) ?? []
  if (!name) return undefined
  const folder = name.startsWith('remote-') ? `remotes/${name.slice(7)}` : name
  const file = `${folder}/${inner ?? 'index'}`
  return existsSync(join(paths.root, `${file}.tsx`)) ? `${file}.tsx` : `${file}.ts`
}

/** What a file imports: project files only, or everything. */
export function importsOf(file: string, everything: unknown = false): Import[] {
  return [...read(file).matchAll(statement)].flatMap(([, a, b, c]) => {
    const path = a ?? b ?? c ?? ''
    const to = target(file, path) ?? (everything === true ? path : undefined)
    return to ? [{ from: file, to, path }] : []
  })
}

/** The package a file lies in: each remote is one. */
export const packageOf = (file: string): string => /^(remotes\/[\w-]+(?=\/)|[\w-]+)/.exec(file)?.[1] ?? file

/** Layers from the bottom: a package may import what lies on a lower one. */
export const layerOf = (name: string): number => ({ 'bridge-contract': 0, shared: 1, test: 3 })[name] ?? 2
