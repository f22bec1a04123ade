import { expect, test } from 'vitest'
import { sampleEntry, sampleRelease } from '../../../test/release/sampleRelease.ts'
import { aimedAt, gateLines, gateMatrix, readFleet } from '@companion/release-cli/fleet'
import { firstDocument } from './compose.ts'
import { promote } from './promote.ts'

const now = new Date('2026-11-21T10:00:00Z')
const release = (version: string, changes: Parameters<typeof sampleRelease>[3] = {}) =>
  sampleRelease('pay', version, 'aaaa', changes)
const start = (changes: Parameters<typeof sampleRelease>[3] = {}) =>
  firstDocument(
    'stable',
    [{ release: release('1.0.0', changes), entry: sampleEntry(release('1.0.0', changes)) }],
    now,
  )

test('how a remote is started is what the release for everybody says', () => {
  const strict = start({ boot: 'strict' })
  expect(strict.remotes['pay']?.boot).toEqual({ waitMs: 3000 })
  const next = release('1.1.0')
  const part = promote(strict, next, sampleEntry(next), { pct: 10 })
  expect(part.remotes['pay']?.boot).toEqual({ waitMs: 3000 })
  const whole = promote(strict, next, sampleEntry(next), { pct: 100 })
  expect(whole.remotes['pay']).not.toHaveProperty('boot')
})

test('whoever promotes to a brand sees what that brand gets, beside the others', async () => {
  const before = start()
  const next = release('1.1.0')
  const when = { brand: ['lensmoo'] }
  const after = promote(before, next, sampleEntry(next), { pct: 100, when })
  const lines = gateLines(gateMatrix(before, after, 'pay', aimedAt(await readFleet(undefined), when)))
  expect(lines).toContain('  a browser: stays on pay@1.0.0-aaaa')
  expect(lines).toContain('  a browser, lensmoo: pay@1.0.0-aaaa → pay@1.1.0-aaaa')
})
