import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The package as JavaScript, module by module, as it is before anything is changed. */
export function readModules(entry = 'index.ts'): Map<string, string> {
  const modules = new Map<string, string>()
  const read = (file: string) => {
    if (modules.has(file)) return
    const { code } = transformSync(readFileSync(join(root, file), 'utf8'), { loader: 'ts', target: 'es2022' })
    modules.set(file, code)
    for (const [, path] of code.matchAll(/from "(\.[^"]+)"/g))
      read(normalize(join(dirname(file), path ?? '')))
  }
  read(entry)
  return modules
}

/** A module in the form the worker links: esbuild refuses code that is none. */
export const toCommon = (code: string): string =>
  transformSync(code, { format: 'cjs', target: 'es2022' }).code
