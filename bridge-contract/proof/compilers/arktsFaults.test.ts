import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { writeAppCode } from '../../generate/appCode.ts'
import { arktsFaults } from './arktsFaults.ts'
import { installedAt } from './installed.ts'

const compiler = installedAt('ohos-typescript/lib/typescript.js') ?? ''
const missing = compiler ? '' : ': `npm ci --prefix bridge-contract/proof/compilers` installs it'

const filesIn = (name: string) => {
  const folder = fileURLToPath(new URL(`../../${name}/`, import.meta.url))
  return readdirSync(folder).map((file) => join(folder, file))
}

describe.skipIf(!compiler)(`the compiler of ArkTS and its rules${missing}`, () => {
  test('pass the generated code and what it stands on', () => {
    expect(arktsFaults(compiler, [...filesIn('generated/arkts'), ...filesIn('native/arkts')])).toEqual([])
  })

  test('pass the package and the sample, but for what only the system can tell', () => {
    const pages = filesIn('samples/harmony/entry/src/main/ets/pages')
    const ability = filesIn('samples/harmony/entry/src/main/ets/ability')
    const isOfSystem = (fault: string) => fault.includes("Cannot find module '@kit.")
    const named = (name: string) => pages.filter((file) => file.endsWith(`/${name}`))
    const components = [...named('CompanionPage.ets'), ...ability]
    const plain = ['Host.ets', 'RecoveryLimit.ets', 'Surroundings.ets'].flatMap(named)
    expect([components.length, plain.length], 'files of the sample').toEqual([2, 3])
    const out = mkdtempSync(join(tmpdir(), 'companion-arkts-'))
    writeAppCode(out, 'arkts')
    const bridge = join(out, 'arkts')
    expect(arktsFaults(compiler, [join(bridge, 'Index.ets')])).toEqual([])
    expect(arktsFaults(compiler, components, { syntax: true, bridge })).toEqual([])
    expect(arktsFaults(compiler, plain, { bridge }).filter((fault) => !isOfSystem(fault))).toEqual([])
    rmSync(out, { recursive: true })
  })

  test('see a wrong type and what ArkTS leaves out of TypeScript', () => {
    const folder = mkdtempSync(join(tmpdir(), 'companion-arkts-'))
    const file = join(folder, 'Wrong.ets')
    writeFileSync(file, 'export function f(x: any): void {\n  delete x.a\n  const n: number = "1"\n}\n')
    const faults = arktsFaults(compiler, [file]).join('\n')
    rmSync(folder, { recursive: true })
    expect(faults).toMatch(/:1 .*arkts-no-any-unknown[\s\S]*:2 .*arkts-no-delete/)
    expect(faults).toMatch(/:3 .*not assignable/)
  })
})
