import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replaceFolder.ts'

let root = ''
let folder = ''
const there = () => readdirSync(root, { recursive: true }).map(String).toSorted()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'companion-folder-'))
  folder = join(root, 'golden')
  mkdirSync(folder)
  writeFileSync(join(folder, 'old.txt'), 'old')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the folder holds what it is given and nothing else', () => {
  replaceFolder(folder, new Map([['new/a.txt', 'a']]))
  expect(there()).toEqual(['golden', 'golden/new', 'golden/new/a.txt'])
  expect(readFileSync(join(folder, 'new/a.txt'), 'utf8')).toBe('a')
})

test('a write that fails half-way leaves every file as it was', () => {
  // The second path needs the first one to be a folder.
  const files = new Map([
    ['old.txt', 'new'],
    ['old.txt/more.txt', 'new'],
  ])
  expect(() => replaceFolder(folder, files)).toThrow(/ENOTDIR|EEXIST/)
  expect(there()).toEqual(['golden', 'golden/old.txt'])
  expect(readFileSync(join(folder, 'old.txt'), 'utf8')).toBe('old')
})

test('a folder that is missing, and what an ended run has left, is no hindrance', () => {
  rmSync(folder, { recursive: true })
  mkdirSync(`${folder}.next`)
  writeFileSync(join(`${folder}.next`, 'half.txt'), 'half')
  replaceFolder(folder, new Map([['a.txt', 'a']]))
  expect(there()).toEqual(['golden', 'golden/a.txt'])
})
