import { expect, test } from 'vitest'
import { formatRelative } from './relativeTime.ts'

test.each([
  [-20_000, 'now'],
  [-5 * 60_000, '5 minutes ago'],
  [-2 * 3_600_000, '2 hours ago'],
  [-30 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, 'in 3 days'],
])('%i ms away is %s', (away, text) => expect(formatRelative(1e12 + away, 1e12, 'en')).toBe(text))
