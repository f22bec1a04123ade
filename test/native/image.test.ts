import { expect, test } from 'vitest'
import { isPainted, readPpm } from './image.ts'

/** Returns a 40 x 12 image with ink at the pixels for which the function returns true. */
function drawn(
  isInk: (x: number, y: number) => boolean,
  ink = 0,
  paper: number | ((y: number) => number) = 255,
) {
  const at = (x: number, y: number) => (isInk(x, y) ? ink : typeof paper === 'number' ? paper : paper(y))
  const pixels = Array.from({ length: 40 * 12 }, (_, i) => at(i % 40, Math.floor(i / 40)))
  return readPpm(
    Buffer.concat([Buffer.from('P6\n40 12\n255\n'), Buffer.from(pixels.flatMap((one) => [one, one, one]))]),
  )
}
const whole = { x: 0, y: 0, width: 40, height: 12 }
const letters = (x: number, y: number) => x % 3 === 0 && y > 2 && y < 9

test('letters are painted, dark on light and light on dark', () => {
  expect(isPainted(drawn(letters), whole)).toBe(true)
  expect(isPainted(drawn(letters, 255, 20), whole)).toBe(true)
})

// Like the night sky of a weather card: no shade of the sky is as frequent as the letters' single colour.
test('letters are painted on paper whose colour changes from row to row', () => {
  const sky = (y: number) => 30 + y
  expect(isPainted(drawn(letters, 255, sky), whole)).toBe(true)
  expect(
    isPainted(
      drawn(() => false, 255, sky),
      whole,
    ),
  ).toBe(false)
})

// Like the label of a disabled button: its antialiased edges are between ink and paper, and close to both.
test('pale letters with soft edges are painted', () => {
  const pale = (x: number, y: number) => (y < 3 || y > 8 ? 255 : [215, 235, 255][x % 3]!)
  const pixels = Array.from({ length: 40 * 12 }, (_, i) => pale(i % 40, Math.floor(i / 40)))
  const head = Buffer.from('P6\n40 12\n255\n')
  const image = readPpm(Buffer.concat([head, Buffer.from(pixels.flatMap((one) => [one, one, one]))]))
  expect(isPainted(image, whole)).toBe(true)
})

test('nothing, a frame, a block, a speck and text of almost the same colour are not', () => {
  const sides = (x: number, y: number) => x === 0 || x === 39 || y === 0 || y === 11
  expect(
    isPainted(
      drawn(() => false),
      whole,
    ),
  ).toBe(false)
  expect(isPainted(drawn(sides), { x: 1, y: 1, width: 38, height: 10 })).toBe(false)
  expect(
    isPainted(
      drawn((x) => x > 3),
      whole,
    ),
  ).toBe(false)
  expect(
    isPainted(
      drawn((x, y) => x < 6 && y < 6),
      whole,
    ),
  ).toBe(false)
  expect(isPainted(drawn(letters, 240), whole)).toBe(false)
})

test('a box outside of the image holds nothing', () => {
  expect(isPainted(drawn(letters), { x: 50, y: 0, width: 40, height: 12 })).toBe(false)
})
