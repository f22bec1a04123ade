import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { execFileSync } from 'node:child_process'
import { paths } from '../../host-shell/build/paths.ts'

/**
 * An import of one project file by another. Both paths are relative to the root. `path` is the text in the
 * import.
 */
export interface Import {
  readonly from: string
  readonly to: string
  readonly path: string
}

/** Returns all tracked and new source files, as paths from the root. */
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

/** A package of the workspace. Its folder is relative to the root. */
export interface Package {
  readonly name: string
  readonly folder: string
  readonly dependencies: readonly string[]
  /** Packages that only its tests import. */
  readonly devDependencies: readonly string[]
}

/** All packages of the workspace except the root. */
export const packages: readonly Package[] = sourceFiles(
  /^(bridge-contract|[\w-]+\/[\w-]+)\/package\.json$/,
).flatMap((file) => {
  const {
    name,
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(read(file)) as {
    name: string
    dependencies?: object
    devDependencies?: object
  }
  const folder = dirname(file)
  return {
    name,
    folder,
    dependencies: Object.keys(dependencies),
    devDependencies: Object.keys(devDependencies),
  }
})

function target(from: string, path: string): string | undefined {
  if (path.startsWith('.')) return normalize(join(dirname(from), path))
  const [, name, inner] = /^(@companion\/[\w-]+)(?:\/(.*))?$/.exec(path) ?? []
  const found = packages.find((one) => one.name === name)
  if (!found) return undefined
  const file = `${found.folder}/${inner ?? 'index'}`
  return existsSync(join(paths.root, `${file}.tsx`)) ? `${file}.tsx` : `${file}.ts`
}

/** Returns the imports of a file. By default only those of project files. */
export function importsOf(file: string, everything: unknown = false): Import[] {
  return [...read(file).matchAll(statement)].flatMap(([, a, b, c]) => {
    const path = a ?? b ?? c ?? ''
    const to = target(file, path) ?? (everything === true ? path : undefined)
    return to ? [{ from: file, to, path }] : []
  })
}

/** Returns the package that contains a file. Undefined for the suites in `test` and for files at the root. */
export const packageOf = (file: string): Package | undefined =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`))
