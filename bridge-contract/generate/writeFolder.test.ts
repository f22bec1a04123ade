import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFolder } from './writeFolder.ts'

let root = ''
let folder = ''
const filesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'companion-folder-'))
  folder = join(root, 'not/yet/there')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the folder holds the files it is given and no others', () => {
  writeFolder(folder, new Map(Object.entries({ 'old.txt': 'old', 'in/old.txt': 'old', 'a.txt': 'old' })))
  writeFolder(folder, new Map(Object.entries({ 'a.txt': 'new', 'in/b.txt': 'b' })))
  expect(filesThere()).toEqual(['a.txt', 'b.txt'])
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new')
  expect(readFileSync(join(folder, 'in/b.txt'), 'utf8')).toBe('b')
})

test('a file whose text is right is not written again', () => {
  const past = new Date('2026-01-01')
  writeFolder(folder, new Map(Object.entries({ 'same.txt': 'a', 'other.txt': 'a' })))
  for (const name of filesThere()) utimesSync(join(folder, name), past, past)
  writeFolder(folder, new Map(Object.entries({ 'same.txt': 'a', 'other.txt': 'b' })))
  expect(statSync(join(folder, 'same.txt')).mtime).toEqual(past)
  expect(statSync(join(folder, 'other.txt')).mtime).not.toEqual(past)
})

test('a file that cannot be written is an error', () => {
  // The second path needs a folder where the first one writes a file.
  const files = new Map(Object.entries({ 'a.txt': 'a', 'a.txt/b.txt': 'b' }))
  expect(() => writeFolder(folder, files)).toThrow(/ENOTDIR|EEXIST/)
})
