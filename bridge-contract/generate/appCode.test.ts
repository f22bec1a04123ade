import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contract } from '../contract.ts'
import { languages, writeAppCode } from './appCode.ts'
import { nativeFiles } from './files.ts'

let out = ''
beforeEach(() => void (out = mkdtempSync(join(tmpdir(), 'companion-app-'))))
afterEach(() => rmSync(out, { recursive: true }))

const filesThere = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const read = (path: string) => readFileSync(join(out, path), 'utf8')

/** Returns the paths that a file imports relatively, without their endings. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export) (?:[^'\n]* from )?'([^':@\n]+)'/gm)].map(([, path = '']) =>
    join(out, dirname(file), path),
  )

test('there is a package for each folder of hand-written code', () => {
  expect(languages).toEqual(readdirSync(fileURLToPath(new URL('../native', import.meta.url))).toSorted())
})

test.each(languages)('a package in %s has the generated code and every file that it imports', (language) => {
  writeAppCode(out, language)
  const [folder = ''] = filesThere().filter((file) => file.includes(`/generated/${language}/`))
  const sources = folder.split(`/generated/${language}/`)[0] ?? ''
  const generated = filesThere().filter((file) => file.startsWith(`${sources}/generated/`))
  const wanted = [...nativeFiles().keys()].filter((path) => path.startsWith(`${language}/`))
  expect(generated.toSorted()).toEqual(wanted.map((path) => `${sources}/generated/${path}`).toSorted())
  expect(filesThere().some((file) => file.startsWith(`${sources}/native/${language}/`))).toBe(true)
  const lost = filesThere()
    .flatMap(importsOf)
    .filter((path) => !['', '.ts', '.ets'].some((ending) => existsSync(path + ending)))
  expect(lost).toEqual([])
  expect(filesThere().filter((file) => !file.startsWith(`${language}/`))).toEqual([])
  expect(filesThere().flatMap((file) => read(file).match(/\{\{\w+\}\}/g) ?? [])).toEqual([])
})

test("each package carries the contract's version", () => {
  writeAppCode(out)
  const { version } = contract
  const dart = parse(read('dart/pubspec.yaml')) as object
  expect(dart).toMatchObject({ name: 'companion_bridge', version, environment: { sdk: '^3.0.0' } })
  expect(JSON.parse(read('react-native/package.json'))).toMatchObject({ version })
  expect(JSON.parse(read('arkts/oh-package.json5'))).toMatchObject({ version, main: 'Index.ets' })
  for (const file of ['arkts/build-profile.json5', 'arkts/src/main/module.json5']) JSON.parse(read(file))
  expect(read('kotlin/build.gradle.kts')).toContain(`\nversion = "${version}"\n`)
  expect(read('swift/Package.swift')).toContain(`contract ${version}.`)
})

test('every language is written when none is named', () => {
  writeAppCode(out)
  expect(readdirSync(out).toSorted()).toEqual(languages)
})

test('code of an older contract goes, files of the app and of its tools stay', () => {
  const code = 'kotlin/src/main/kotlin/generated/kotlin/OldCalls.kt'
  const others = ['Host.kt', 'kotlin/build/outputs/bridge.aar', 'kotlin/lint.xml']
  for (const file of [code, ...others]) {
    mkdirSync(join(out, dirname(file)), { recursive: true })
    writeFileSync(join(out, file), '')
  }
  writeAppCode(out, 'kotlin')
  expect(filesThere()).toEqual(expect.arrayContaining(others))
  expect(filesThere()).not.toContain(code)
})

test('an unknown language is refused before anything is written', () => {
  expect(() => writeAppCode(out, 'java')).toThrow('kotlin')
  expect(filesThere()).toEqual([])
})
