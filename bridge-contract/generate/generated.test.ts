import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nativeFiles } from './files.ts'

const folder = fileURLToPath(new URL('../generated', import.meta.url))

test('the code that these tests compile and run is that of this contract: it was written before them', () => {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')])
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(nativeFiles()))
})
