import { expect, test } from 'vitest'
import { blocksOf, type Colour, type Picture } from './blocks.ts'
import { compare } from './compare.ts'

const [width, height] = [390, 400]
const white: Colour = [255, 255, 255]
const ground: Colour = [244, 245, 247]
const accent: Colour = [14, 124, 102]

type Paint = (x: number, y: number) => Colour | undefined

/** Returns an image from layers of paint, with the last one on top. */
function painted(...layers: readonly Paint[]): Picture {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = layers.reduceRight<Colour | undefined>((found, paint) => found ?? paint(x, y), undefined)
      data.set([...(colour ?? ground), 255], (y * width + x) * 4)
    }
  return { width, height, data }
}

const box =
  (colour: Colour, left: number, top: number, wide: number, high: number): Paint =>
  (x, y) =>
    x >= left && x < left + wide && y >= top && y < top + high ? colour : undefined

/**
 * Returns a pattern like letters, in the colour `ink`. Its stems are two pixels wide and `high` pixels tall.
 */
const words =
  (top: number, { left = 32, wide = 200, high = 14, ink = 40 } = {}): Paint =>
  (x, y) =>
    x >= left && x < left + wide && y >= top && y < top + high && (x * 7 + Math.floor(x / 9)) % 5 < 2
      ? [ink, ink, ink]
      : undefined

const rows = [0, 1, 2, 3]
const list = (...changes: readonly Paint[]) => [
  box(white, 16, 60, 358, 4 * 52),
  words(16, { high: 22, wide: 240 }),
  ...rows.map((row) => words(80 + row * 52)),
  box(accent, 16, 320, 358, 48),
  ...changes,
]
const taken = blocksOf(painted(...list()))

test('the same screen has no difference', () => {
  expect(compare(taken, painted(...list()))).toEqual([])
})

test('a layout that lies a pixel further on is the same', () => {
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [-1, -1],
  ] as const)
    expect(
      compare(
        taken,
        painted((x, y) =>
          list().reduceRight<Colour | undefined>((found, paint) => found ?? paint(x - dx, y - dy), undefined),
        ),
      ),
    ).toEqual([])
})

test('letters that are smoothed otherwise, or a tenth lighter, are the same', () => {
  const grey: Paint = (x, y) => {
    const letters = rows.some((row) => words(80 + row * 52)(x, y))
    return letters ? [60, 60, 60] : undefined
  }
  expect(compare(taken, painted(...list(grey)))).toEqual([])
})

test('a row that is missing is found where it was', () => {
  const [place, ...more] = compare(taken, painted(...list(box(white, 20, 60 + 3 * 52, 350, 52))))
  expect(more).toEqual([])
  expect(place).toMatchObject({ x: 36, y: 228, now: white })
  expect(place!.width).toBeGreaterThan(190)
})

test('another accent is found, with both colours', () => {
  const other: Colour = [194, 65, 124]
  const [place] = compare(taken, painted(...list(box(other, 16, 320, 358, 48))))
  expect(place!.width * place!.height).toBeGreaterThan(358 * 40)
  expect(place!.by).toBeGreaterThan(150)
})

test('a heading whose lower half is cut off is found', () => {
  expect(compare(taken, painted(...list(box(ground, 16, 27, 358, 12))))).toHaveLength(1)
})

test('a ground that is a little darker is found, however even', () => {
  expect(compare(taken, painted(...list(box([236, 237, 239], 0, 276, 390, 40))))).toHaveLength(1)
})
