import { describe, expect, test } from 'vitest'
import { safeTop, showsNavBar } from './frame.ts'

describe('the frame', () => {
  const cases = ([undefined, '0', '1'] as const).flatMap((hasNav) =>
    ([undefined, '0', '1'] as const).flatMap((fullScreen) =>
      ([undefined, '0', '1'] as const).map((inset) => ({
        ...(hasNav && { hasNav }),
        ...(fullScreen && { fullScreen }),
        ...(inset && { inset }),
      })),
    ),
  )
  test('the bar shows exactly where the spec says, over all 27 settings', () => {
    const shown = cases.filter(showsNavBar)
    for (const { hasNav, fullScreen, inset } of cases) {
      const rule = hasNav !== '0' && (inset === '0' || (inset === '1' && fullScreen === '1'))
      expect(
        showsNavBar({
          ...(hasNav && { hasNav }),
          ...(fullScreen && { fullScreen }),
          ...(inset && { inset }),
        }),
      ).toBe(rule)
    }
    expect(shown).toHaveLength(8)
  })
  test('the safe area is the given height plus six', () => {
    expect([safeTop(0), safeTop(20)]).toEqual([6, 26])
  })
})
