import { build } from 'esbuild'
import { join } from 'node:path'
import { paths } from '../../../host-shell/build/paths.ts'

const made = new Map<string, Promise<string>>()

/** Bundles a script of this folder once, for use in a page. */
export function pageScript(name: 'visitMarks' | 'releaseMarks'): Promise<string> {
  const known =
    made.get(name) ??
    build({
      entryPoints: [join(paths.root, 'test/bench/page', `${name}.ts`)],
      bundle: true,
      format: 'iife',
      write: false,
    }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  made.set(name, known)
  return known
}
