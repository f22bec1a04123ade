import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { takeCache } from './buildCache.ts'

const name = `of-a-test-${process.pid}`
const folder = dirname(takeCache(name).location)
const note = (location: string, text: string) => {
  mkdirSync(location, { recursive: true })
  writeFileSync(join(location, text), text)
}
const mine = () => readdirSync(folder).filter((one) => one.startsWith(name))

afterEach(() => mine().forEach((one) => rmSync(join(folder, one), { recursive: true })))

test('what one compiler knew the next one finds', () => {
  const first = takeCache(name)
  note(first.location, 'known')
  first.giveBack()
  expect(mine()).toEqual([name])
  expect(readdirSync(takeCache(name).location)).toEqual(['known'])
})

test('of two at once the second starts from nothing, and one cache is left', () => {
  const [first, second] = [takeCache(name), takeCache(name)]
  note(first.location, 'first')
  expect(existsSync(second.location)).toBe(false)
  note(second.location, 'second')
  first.giveBack()
  second.giveBack()
  expect(mine()).toEqual([name])
  expect(readdirSync(join(folder, name))).toEqual(['first'])
})

test('what a process took that has ended since is deleted, not used', () => {
  // No process has such a number.
  const left = join(folder, `${name}.taken-99999999-1`)
  note(left, 'half written')
  expect(mine()).toEqual([basename(left)])
  const { location } = takeCache(name)
  expect([existsSync(left), existsSync(location)]).toEqual([false, false])
})
