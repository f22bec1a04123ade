import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedAt } from '../proof/compilers/installed.ts'
import { writeAppCode } from './appCode.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const name = '@companion/bridge-react-native'
const sample = readdirSync(here('samples/react-native')).filter((file) => /^\w+\.tsx?$/.test(file))
const installed = installedAt('react-native/package.json') ?? ''
const packages = join(installed, '../..')
const missing = installed ? '' : ': `npm ci --prefix bridge-contract/proof/compilers` installs the types'

/** The options of a strict app. They also apply to the package, because it's TypeScript. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2023'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
}

describe.skipIf(!installed)(`the package for React Native${missing}`, () => {
  let app = ''
  const types = () => {
    const { stdout } = spawnSync(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-p', app], {
      encoding: 'utf8',
    })
    return stdout
  }

  beforeAll(() => {
    app = mkdtempSync(join(tmpdir(), 'companion-app-'))
    writeAppCode(app, 'react-native')
    mkdirSync(join(app, 'node_modules/@companion'), { recursive: true })
    // npm also links a package of a folder.
    symlinkSync(join(app, 'react-native'), join(app, 'node_modules', name))
    for (const one of readdirSync(packages)) symlinkSync(join(packages, one), join(app, 'node_modules', one))
    for (const file of sample) {
      const text = readFileSync(join(here('samples/react-native'), file), 'utf8')
      writeFileSync(
        join(app, file),
        text.replaceAll(/'\.\.\/\.\.\/(?:generated|native)\/[^']+'/g, `'${name}'`),
      )
    }
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: sample }))
  })
  afterAll(() => rmSync(app, { recursive: true, force: true }))

  test('is all that the sample needs, with strict types', () => {
    expect(readFileSync(join(app, 'Host.ts'), 'utf8')).toContain(name)
    expect(types()).toBe('')
  })

  test('has no other public names', () => {
    writeFileSync(
      join(app, 'Host.ts'),
      `export { shapes } from '${name}'\nexport * from '${name}/src/native/react-native/shape'\n`,
    )
    expect(types()).toMatch(
      /has no exported member 'shapes'[^]*Cannot find module '@companion\/bridge-react-native\/src/,
    )
  })

  test('npm packs its code and nothing else', () => {
    const options = { cwd: join(app, 'react-native'), encoding: 'utf8' } as const
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--offline'], options)
    const [packed] = JSON.parse(stdout) as [{ name: string; files: { path: string }[] }]
    expect(packed.name).toBe(name)
    const paths = packed.files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['index.ts', 'src/native/react-native/runtime.ts']))
    expect(paths.filter((path) => !/^(package\.json|index\.ts|src\/.*\.ts)$/.test(path))).toEqual([])
  })
})
