import fc from 'fast-check'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { imageKind, imageSize } from './imageHeader.ts'
import { problemIn } from './pictureLimits.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const two = (value: number) => [value >> 8, value & 255]
const twoBack = (value: number) => [value & 255, value >> 8]
const png = (width: number, height: number) => {
  const image = PNG.sync.write(new PNG({ width: 1, height: 1 }))
  image.writeUInt32BE(width, 16)
  image.writeUInt32BE(height, 20)
  return new Uint8Array(image)
}
/** SOI, an application segment as EXIF writes it, a fill byte, then the frame header. */
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...two(10)],
    'Exif\0\0xx',
    [0xff, 0xff, 0xc0, ...two(17), 8, ...two(height), ...two(width)],
    Array.from({ length: 12 }, () => 0),
  )
const riff = (kind: string, ...rest: (string | readonly number[])[]) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], ...rest)
const webps = [
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...twoBack(640), ...twoBack(480)]),
  riff('VP8L', [
    0x2f,
    ...[639 | (479 << 14)].flatMap((v) => [v & 255, (v >> 8) & 255, (v >> 16) & 255, v >>> 24]),
  ]),
  riff('VP8X', [0, 0, 0, 0, ...twoBack(639), 0, ...twoBack(479), 0]),
]

test('headers of all three formats tell their size', () => {
  for (const image of [png(640, 480), jpeg(640, 480), ...webps])
    expect(imageSize(image)).toEqual({ width: 640, height: 480 })
})

test('formats are known by their bytes alone', () => {
  expect([png(1, 1), jpeg(1, 1), webps[0]].map((image) => imageKind(image ?? bytes()))).toEqual([
    'png',
    'jpeg',
    'webp',
  ])
  for (const other of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg">', '', '\0\0\0\x18ftypheic'])
    expect(imageKind(bytes(other))).toBeUndefined()
})

test('a file is refused for its kind, and for a size that would take all memory, before it is decoded', () => {
  expect(problemIn(bytes('<svg onload="alert(1)">'))).toBe('pictureKind')
  expect(problemIn(png(8000, 8000))).toBeUndefined()
  expect(problemIn(png(8001, 8000))).toBe('pictureTooLarge')
  expect(problemIn(new Uint8Array(25 * 1024 * 1024 + 1))).toBe('pictureTooLarge')
})

test('no bytes make the reader throw, and broken headers say nothing or something harmless', () => {
  const starts = [png(1, 1).slice(0, 8), bytes([0xff, 0xd8, 0xff]), bytes('RIFF....WEBPVP8X'), bytes()]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 64 }), (start, rest) => {
      const size = imageSize(Uint8Array.from([...start, ...rest]))
      if (size) expect(size.width >= 0 && size.height >= 0).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
