import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from './paths.ts'
import { digestOf } from './inputDigest.ts'

const folder = join(paths.work, 'scratch', `digests-${process.pid}`)
const file = join(folder, 'source.ts')
/** Waits for longer than `clockStep`, after which the digest of a file is cached. */
const settle = () => pause(1100)
/** Waits for the microtask that clears the cached digests of sources. */
const digest = async () => {
  await Promise.resolve()
  return digestOf([relative(paths.root, file)])
}

beforeEach(async () => void (await mkdir(folder, { recursive: true })))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file that is written twice at once has the digest of what it holds', async () => {
  await writeFile(file, 'one')
  const one = await digest()
  await writeFile(file, 'two')
  expect(await digest()).not.toBe(one)
  await writeFile(file, 'one')
  expect(await digest()).toBe(one)
})

test('one whose digest is kept is read again when it is written or replaced, whatever date it is given', async () => {
  const past = new Date('2026-01-01')
  await writeFile(file, 'one')
  await utimes(file, past, past)
  await settle()
  const one = await digest()
  expect(await digest()).toBe(one)
  await writeFile(file, 'two')
  await utimes(file, past, past)
  expect(await digest()).not.toBe(one)
  await writeFile(`${file}~`, 'six')
  await utimes(`${file}~`, past, past)
  await settle()
  await digest()
  await rename(`${file}~`, file)
  const six = await digest()
  expect(six).not.toBe(one)
  await writeFile(file, 'one')
  expect(await digest()).toBe(one)
})
