import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchSources } from './watchSources.ts'

let folder: string
let stop: () => void
let seen: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'))
  await mkdir(join(folder, 'screens'))
  await writeFile(join(folder, 'screens/Hero.tsx'), 'first')
  stop = watchSources([folder], (paths) => seen.push(...paths.map((path) => basename(path))))
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

/** What is reported after a change. */
async function after(change: () => Promise<unknown>): Promise<readonly string[]> {
  seen = []
  await change()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  return seen
}

const replace = async (text: string) => {
  await writeFile(join(folder, 'screens/.Hero.tsx.new'), text)
  await rename(join(folder, 'screens/.Hero.tsx.new'), join(folder, 'screens/Hero.tsx'))
}

test('a file that an editor replaces by a new one is seen each time', async () => {
  for (const text of ['second', 'third', 'fourth'])
    expect(await after(() => replace(text)), text).toContain('Hero.tsx')
})

test('a folder that a checkout exchanges is seen, and so is what is written into it later', async () => {
  const exchange = async () => {
    await rm(join(folder, 'screens'), { recursive: true })
    await mkdir(join(folder, 'screens'))
    await writeFile(join(folder, 'screens/Hero.tsx'), 'of another branch')
  }
  await after(exchange)
  // The exchange may be reported in parts.
  await expect.poll(() => seen).toContain('Hero.tsx')
  expect(await after(() => writeFile(join(folder, 'screens/New.tsx'), 'new'))).toContain('New.tsx')
})

test('tests and guides do not count', async () => {
  const unseen = async () => {
    await writeFile(join(folder, 'screens/Hero.test.tsx'), 'a test')
    await writeFile(join(folder, 'README.md'), 'a guide')
    await writeFile(join(folder, 'screens/Hero.tsx'), 'and the file')
  }
  expect([...new Set(await after(unseen))].filter((name) => /test|README/.test(name))).toEqual([])
})
