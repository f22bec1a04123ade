import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accessIn, grants, mayUse, tokenDigest } from './access.ts'
import type { Access } from './channelDocument.ts'

const token = 'q'.repeat(43)
const open = (changes: Partial<Access>): { access: Access } => ({
  access: { releases: 'off', tools: 'off', testers: { ada: tokenDigest(token) }, ...changes },
})

test('a digest is SHA-256, as any tool makes it', () => {
  expect(tokenDigest(token)).toBe(createHash('sha256').update(token).digest('hex'))
})

test('a channel opens to nobody, to those with a token it knows, or to everybody', () => {
  const table = grants.map((grant) => [
    grant,
    ...['', 'forged', token].map((held) => mayUse(open({ releases: grant }), 'releases', held)),
  ])
  expect(table).toEqual([
    ['off', false, false, false],
    ['testers', false, false, true],
    ['everybody', true, true, true],
  ])
})

test('releases and tools are opened apart, and a removed tester is one no more', () => {
  expect(mayUse(open({ tools: 'everybody' }), 'releases', token)).toBe(false)
  expect(mayUse(open({ releases: 'everybody' }), 'tools', token)).toBe(false)
  expect(mayUse(open({ tools: 'testers', testers: {} }), 'tools', token)).toBe(false)
})

test('a channel that does not say so, or not in words that are known, opens nothing', () => {
  const strange: unknown[] = [undefined, null, 'everybody', {}, { releases: 'everybody' }]
  strange.push(open({ testers: { ada: '' } }).access, { ...open({}).access, tools: 'EVERYBODY' })
  for (const access of strange) {
    expect(accessIn({ access: access as Access })).toEqual({ releases: 'off', tools: 'off', testers: {} })
    expect(mayUse({ access: access as Access }, 'tools', '')).toBe(false)
  }
})
