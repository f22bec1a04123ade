import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bridge = fileURLToPath(new URL('../../', import.meta.url))

const settings = {
  extends: join(bridge, '../tsconfig.json'),
  // React Native declares its own globals. Types of browsers and of Node would hide that one is missing.
  compilerOptions: { types: [], lib: ['ES2023'] },
  include: ['generated', 'native', 'samples'],
  exclude: [],
  references: [],
}

/**
 * Returns the type errors of the React Native code: generated, handwritten and sample. `packages` is the
 * `node_modules` folder with React Native. `extra` files are added to the sample, by name.
 */
export function reactNativeFaults(packages: string, extra: { readonly [name: string]: string } = {}): string {
  // A copy outside the repository, because inside it the repository's own packages would be found.
  const app = mkdtempSync(join(tmpdir(), 'companion-react-native-'))
  try {
    for (const kind of ['generated', 'native', 'samples'])
      cpSync(join(bridge, kind, 'react-native'), join(app, kind, 'react-native'), {
        recursive: true,
        filter: (file) => !file.endsWith('.test.ts'),
      })
    for (const [name, text] of Object.entries(extra))
      writeFileSync(join(app, 'samples/react-native', name), text)
    symlinkSync(packages, join(app, 'node_modules'), 'junction')
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
    const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', app], {
      encoding: 'utf8',
    })
    return status === 0 ? '' : stdout + stderr || 'The compiler did not start.'
  } finally {
    rmSync(app, { recursive: true })
  }
}
