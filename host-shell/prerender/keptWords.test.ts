import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepWords, keptWords } from './keptWords.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('keeps the words of one release for each remote', async () => {
  await keepWords(join(folder, 'pay-1.json'), 'pay', [])
  await keepWords(join(folder, 'weather-1.json'), 'weather', [])
  await keepWords(join(folder, 'pay-2.json'), 'pay', [{}])
  expect((await readdir(folder)).toSorted()).toEqual(['pay-2.json', 'weather-1.json'])
  expect(await keptWords(join(folder, 'pay-2.json'))).toEqual([{}])
})

test('has nothing where nothing was kept, or half a file', async () => {
  const file = join(folder, 'pay-1.json')
  expect(await keptWords(file)).toBeUndefined()
  await writeFile(file, '[{')
  expect(await keptWords(file)).toBeUndefined()
})

test('lets several builds keep theirs at once', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `pay-${at % 8}.json`)
  await Promise.all(names.map((name) => keepWords(join(folder, name), 'pay', [{}])))
  await keepWords(join(folder, 'pay-last.json'), 'pay', [{}])
  expect(await readdir(folder)).toEqual(['pay-last.json'])
})
