import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './sources.ts'

const code = sourceFiles(/\.(ts|tsx|mjs)$/)
const lines = (file: string) => read(file).split('\n').length - 1

test('no file is longer than 200 lines', () => {
  expect(code.filter((file) => lines(file) > 200)).toEqual([])
})

test('a folder holds at most 40 files besides tests and styles', () => {
  const sizes = new Map<string, number>()
  for (const file of code.filter((name) => !/\.(test|spec)\.tsx?$|\.css\.ts$/.test(name))) {
    const folder = file.split('/').slice(0, -1).join('/')
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  expect([...sizes].filter(([, size]) => size > 40)).toEqual([])
})

test('names say something', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.(ts|tsx)$|\/)/
  expect(code.filter((file) => vague.test(file) && !file.includes('/texts/common'))).toEqual([])
})

/** Returns whether a test's name is `<adjacent file>.test.ts` or `<adjacent file>.<aspect>.test.ts`. */
const isNamedAfterFile = (path: string, files: readonly string[]): boolean => {
  const start = `${posix.dirname(path)}/${posix.basename(path).split('.', 1)[0]}.`
  return files.some((file) => file.startsWith(start) && !isTest.test(file))
}
const isTest = /\.test\.tsx?$/

test('a test beside code bears the name of a file beside it', () => {
  const all = sourceFiles(/./)
  const tests = all.filter((file) => isTest.test(file) && !file.startsWith('test/'))
  expect(tests.length).toBeGreaterThan(100)
  const misnamed = tests.filter((file) => !isNamedAfterFile(file, all))
  expect(misnamed).toEqual([])
  expect(isNamedAfterFile('a/b.rare.test.ts', ['a/b.ts'])).toBe(true)
  expect(isNamedAfterFile('a/b.test.ts', ['a/b.test.ts', 'a/bc.ts', 'b.ts'])).toBe(false)
})

test('styles know no left and right, so that Arabic mirrors', () => {
  const sided = /\b(margin|padding|border|inset)(Left|Right)|\b(left|right):|textAlign: '(left|right)'/
  expect(code.filter((file) => file.endsWith('.css.ts') && sided.test(read(file)))).toEqual([])
})

test('nothing at the top level but the packages and their few files', () => {
  const top = new Set(sourceFiles(/./).map((file) => file.split('/')[0] ?? ''))
  const known = [
    'LICENSE',
    'README.md',
    'bridge-contract',
    'host-shell',
    'knip.json',
    'package-lock.json',
    'package.json',
    'remotes',
    'shared',
    'test',
    'tsconfig.json',
    'webpack.config.ts',
  ]
  expect([...top].filter((name) => !name.startsWith('.') && !known.includes(name))).toEqual([])
})

test('every package has its name, is private and proprietary', () => {
  for (const file of sourceFiles(/(^|\/)package\.json$/)) {
    const { name, private: isPrivate, license, type } = JSON.parse(read(file)) as Record<string, unknown>
    expect(String(name), file).toMatch(file === 'package.json' ? /^companion$/ : /^@companion\//)
    expect([isPrivate, license, type], file).toEqual([true, 'UNLICENSED', 'module'])
  }
})

test('what a package.json names is there', () => {
  const lost = sourceFiles(/\/package\.json$/).flatMap((file) => {
    const { exports = {} } = JSON.parse(read(file)) as { exports?: Record<string, string> }
    const folder = file.replace('package.json', '')
    return Object.values(exports)
      .filter((path) => !path.includes('*') && !code.includes(folder + path.replace('./', '')))
      .map((path) => `${file}: ${path}`)
  })
  expect(lost).toEqual([])
})
