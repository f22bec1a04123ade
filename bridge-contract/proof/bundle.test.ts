import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { bundleOf } from './bundle.ts'

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length
const everything = [...Object.keys(contract.methods), ...Object.keys(contract.events)]
let full = ''
let one = ''

beforeAll(async () => {
  full = await bundleOf(['createBridge', ...everything])
  one = await bundleOf(['getLocation'])
})

test('the client with the full contract is at most 6.5 kB', () => {
  expect(gzipped(full)).toBeLessThanOrEqual(6.5 * 1024)
})

test('whoever imports one method pays for that one', () => {
  expect(one).toContain('getLocation')
  expect(everything.filter((name) => name !== 'getLocation' && one.includes(`"${name}"`))).toEqual([])
  expect(gzipped(one)).toBeLessThan(700)
})

test('no page carries the words or the fake app', () => {
  for (const foreign of ['example-access-token', 'google_play', 'Java exception'])
    expect(full).not.toContain(foreign)
})
