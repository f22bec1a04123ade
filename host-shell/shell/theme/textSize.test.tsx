import { afterEach, expect, test, vi } from 'vitest'
import { textSizeOf } from './textSize.ts'

const html = document.documentElement

/** Simulates an engine of iOS, where the system font has the user's size. */
function enterIos(bodyPoints: number): void {
  vi.stubGlobal('navigator', { standalone: false })
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    fontSize: style.font.includes('-apple-system-body') ? `${bodyPoints}px` : '16px',
  }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  html.style.font = ''
})

test('engines that scale text by themselves keep their own size, unless one is given', () => {
  expect([textSizeOf(html, undefined), textSizeOf(html, 310)]).toEqual([undefined, 310])
})

test('on iOS, Dynamic Type applies where no size is given', () => {
  // happy-dom refuses fonts that it doesn't know, as other engines do with this one.
  const style = { font: '' }
  const root = { style } as HTMLElement
  for (const [points, percent] of [
    [17, 100],
    [14, 82.4],
    [53, 311.8],
  ] as const) {
    enterIos(points)
    expect(textSizeOf(root, undefined)).toBeCloseTo(percent, 1)
    expect(textSizeOf(root, 130)).toBe(130)
  }
})
