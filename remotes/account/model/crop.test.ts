import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropKey, cropMatrix, clampOffset, turned, type Matrix, type Point } from './crop.ts'
import { fitted } from './pictureLimits.ts'

const apply = ([a, b, c, d, e, f]: Matrix, { x, y }: Point) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})
const picture = { width: 400, height: 300 }
const area = { x: 10, y: 20, width: 200, height: 200 }

test('an unturned crop puts its own corners onto those of the square', () => {
  const matrix = cropMatrix(picture, { area, rotation: 0 }, 512)
  expect(apply(matrix, { x: 10, y: 20 })).toEqual({ x: 0, y: 0 })
  expect(apply(matrix, { x: 210, y: 220 })).toEqual({ x: 512, y: 512 })
})

test('turned a quarter, the picture’s lower left becomes the upper left', () => {
  const matrix = cropMatrix(picture, { area: { x: 0, y: 0, width: 300, height: 300 }, rotation: 90 }, 300)
  expect(apply(matrix, { x: 0, y: 300 })).toEqual({ x: 0, y: 0 })
  expect(apply(matrix, { x: 0, y: 0 })).toEqual({ x: 300, y: 0 })
})

test('turned the other way, its upper right does', () => {
  const matrix = cropMatrix(picture, { area: { x: 0, y: 0, width: 300, height: 300 }, rotation: -90 }, 300)
  expect(apply(matrix, { x: 400, y: 0 })).toEqual({ x: 0, y: 0 })
})

const size = fc.record({
  width: fc.integer({ min: 2, max: 2048 }),
  height: fc.integer({ min: 2, max: 2048 }),
})
const quarter = fc.integer({ min: -8, max: 8 }).map((turns) => turns * 90)

test('whatever the crop, every corner of the square lies on the picture: nothing empty is saved', () => {
  const cases = fc.record({
    size,
    quarter,
    share: fc.double({ min: 0.1, max: 1, noNaN: true }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(cases, ({ size: whole, quarter: rotation, share, at }) => {
      const box = turned(whole, rotation)
      const side = Math.max(1, Math.floor(Math.min(box.width, box.height) * share))
      const crop = { x: (box.width - side) * at, y: (box.height - side) * at, width: side, height: side }
      const [a, b, c, d, e, f] = cropMatrix(whole, { area: crop, rotation }, 512)
      const det = a * d - b * c
      for (const [x, y] of [
        [0, 0],
        [512, 0],
        [0, 512],
        [512, 512],
      ] as const) {
        const px = (d * (x - e) - c * (y - f)) / det
        const py = (a * (y - f) - b * (x - e)) / det
        expect(px).toBeGreaterThan(-1e-6)
        expect(px).toBeLessThan(whole.width + 1e-6)
        expect(py).toBeGreaterThan(-1e-6)
        expect(py).toBeLessThan(whole.height + 1e-6)
      }
    }),
  )
})

test('an offset is kept such that the frame stays filled', () => {
  expect(clampOffset({ x: 999, y: -999 }, picture, 1, 300)).toEqual({ x: 50, y: -0 })
  expect(clampOffset({ x: 3, y: 4 }, picture, 2, 300)).toEqual({ x: 3, y: 4 })
})

test('two crops that differ by less than a pixel are one', () => {
  expect(cropKey({ area, rotation: 0 })).toBe(cropKey({ area: { ...area, x: 10.2 }, rotation: 0 }))
  expect(cropKey({ area, rotation: 0 })).not.toBe(cropKey({ area, rotation: 90 }))
})

test('a picture is made smaller, never larger, and keeps its proportion', () => {
  expect(fitted(4000, 3000, 2048)).toEqual({ width: 2048, height: 1536 })
  expect(fitted(100, 50, 2048)).toEqual({ width: 100, height: 50 })
  expect(fitted(40_000, 1, 2048)).toEqual({ width: 2048, height: 1 })
})
