import { expect, test } from 'vitest'
import type { ChannelReport } from './readReport.ts'
import { whyWatched } from './whyWatched.ts'

type Rule = ChannelReport['document']['remotes'][string]['rules'][number]

const base = { id: 'base', use: '1.0.0-a' } as Rule
const next = (paused = false) =>
  ({ id: 'next', use: '1.1.0-b', roll: { pct: 10, salt: 's', ...(paused && { paused }) } }) as Rule
const watch = (rules: readonly Rule[], failing?: readonly string[]) => {
  const document = { remotes: { weather: { rules, fallback: [] } } } as unknown as ChannelReport['document']
  return whyWatched({ document }, 'weather', failing && { failing })
}

test('a remote without a rollout and without failures needs nobody', () => {
  expect(watch([base])).toBeUndefined()
  expect(watch([base], [])).toBeUndefined()
})

test('a rollout is to be watched, also a paused one', () => {
  expect(watch([next(), base])).toEqual({ words: '1.1.0-b rolls out at 10\u00a0%', isFault: false })
  expect(watch([next(true), base])).toEqual({ words: '1.1.0-b paused at 10\u00a0%', isFault: false })
})

test('a failing release is named before the rollout, if devices still get it', () => {
  expect(watch([next(), base], ['1.1.0-b'])).toEqual({ words: 'Failing: 1.1.0-b', isFault: true })
  expect(watch([base], ['1.1.0-b'])).toBeUndefined()
})
