import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAppCode } from './appCode.ts'

let out = ''
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'companion-app-'))
  writeAppCode(out, 'dart')
})
afterAll(() => rmSync(out, { recursive: true }))

const read = (path: string) => readFileSync(join(out, 'dart/lib', path), 'utf8')
const entry = () => read('companion_bridge.dart')

/** Returns the public names that a file declares. */
const namesIn = (text: string) =>
  [...text.matchAll(/^(?:abstract |final )*(?:class|enum|typedef|bool) ([A-Za-z]\w*)/gm)].map(
    ([, name = '']) => name,
  )

test('the library exports each generated file but the shapes, and no name twice', () => {
  const exported = [...entry().matchAll(/^export '([^']+)';$/gm)].map(([, path = '']) => path)
  const files = readdirSync(join(out, 'dart/lib/src/generated/dart')).map(
    (file) => `src/generated/dart/${file}`,
  )
  expect(exported.toSorted()).toEqual(files.filter((file) => !file.endsWith('/shapes.dart')).toSorted())
  const names = exported.flatMap((path) => namesIn(read(path)))
  expect(names).toEqual(expect.arrayContaining(['CompanionBridge', 'CompanionHost', 'PayResult']))
  expect(new Set(names).size).toBe(names.length)
})

test('the library exports only existing names of the hand-written code', () => {
  const [, path = '', shown = ''] = /^export '([^']+)' show (.+);$/m.exec(entry()) ?? []
  expect(namesIn(read(path))).toEqual(expect.arrayContaining(shown.split(', ')))
})
