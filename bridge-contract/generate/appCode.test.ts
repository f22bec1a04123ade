import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages, writeAppCode } from './appCode.ts'
import { nativeFiles } from './files.ts'

let out = ''
beforeEach(() => void (out = mkdtempSync(join(tmpdir(), 'companion-app-'))))
afterEach(() => rmSync(out, { recursive: true }))

const filesThere = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** Returns the paths that a file imports relatively, without their endings. */
const importsOf = (file: string) =>
  [...readFileSync(join(out, file), 'utf8').matchAll(/^(?:import|export) .*?'(\.[^']+)'/gm)].map(
    ([, path = '']) => join(out, dirname(file), path),
  )

test.each(languages)('an app in %s gets the generated code and every file that it imports', (language) => {
  writeAppCode(out, language)
  const generated = filesThere().filter((file) => file.startsWith('generated/'))
  const wanted = [...nativeFiles().keys()].filter((path) => path.startsWith(`${language}/`))
  expect(generated.toSorted()).toEqual(wanted.map((path) => `generated/${path}`).toSorted())
  const lost = filesThere()
    .flatMap(importsOf)
    .filter((path) => !['', '.ts', '.ets'].some((ending) => existsSync(path + ending)))
  expect(lost).toEqual([])
  expect(filesThere().some((file) => file.startsWith(`native/${language}/`))).toBe(true)
  expect(filesThere().filter((file) => !file.includes(`/${language}/`))).toEqual([])
})

test('every language is written when none is named', () => {
  writeAppCode(out)
  expect(readdirSync(join(out, 'generated')).toSorted()).toEqual(languages)
})

test('a file of an older contract goes, a file of the app stays', () => {
  mkdirSync(join(out, 'generated/kotlin'), { recursive: true })
  writeFileSync(join(out, 'generated/kotlin/OldCalls.kt'), '')
  writeFileSync(join(out, 'Host.kt'), '')
  writeAppCode(out, 'kotlin')
  expect(filesThere()).toContain('Host.kt')
  expect(filesThere()).not.toContain('generated/kotlin/OldCalls.kt')
})

test('an unknown language is refused before anything is written', () => {
  expect(() => writeAppCode(out, 'java')).toThrow('kotlin')
  expect(filesThere()).toEqual([])
})
