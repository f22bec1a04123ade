import { expect, test } from 'vitest'
import { angular } from './Drawing.tsx'
import { scenes } from './scenes.tsx'

test('a rounded rectangle becomes a rectangle', () => {
  expect(angular('M30 24h60a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z')).toBe(
    'M30 24h60h6v6v32v6h-6H30h-6v-6V30v-6h6z',
  )
})

test('round shapes stay round', () => {
  for (const d of [scenes.cloud.body, scenes.bubbles.spots, scenes.router.lines]) expect(angular(d)).toBe(d)
})
