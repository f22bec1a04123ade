/** Pixels in rows. Each pixel is four bytes: red, green, blue, alpha. */
export interface Image {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A rectangle in the image's pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reads a binary PPM (`P6`). Other formats would take a native host more than ten lines of C to write. */
export function readPpm(file: Buffer): Image {
  const [head = '', width, height] =
    /^P6\n(\d+) (\d+)\n255\n/.exec(file.subarray(0, 40).toString('latin1')) ?? []
  const data = new Uint8Array(Number(width) * Number(height) * 4).fill(255)
  for (let from = head.length, to = 0; from < file.length; from += 3, to += 4)
    data.set(file.subarray(from, from + 3), to)
  return { width: Number(width), height: Number(height), data }
}

/**
 * Minimum distance of two colours, summed over the channels, at which a person can distinguish ink from
 * paper.
 */
const apart = 90

/** Returns the distance of two colours (0xrrggbb), summed over the channels. */
const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, at) => sum + Math.abs(((one >> at) & 255) - ((other >> at) & 255)), 0)

/**
 * Maximum distance of two shades of the same paper. Paper and ink are `apart`, so no colour is this close to
 * both.
 */
const near = apart / 3

/**
 * Returns the paper's colour: the most frequent of the similar shades that fill most of the box. The most
 * frequent colour alone won't do, because in a gradient no single shade is as frequent as the ink.
 */
function paperAmong(colours: ReadonlyMap<number, number>): number {
  let [middle, most] = [0, 0]
  const frequent = [...colours].sort((a, b) => b[1] - a[1]).slice(0, 32)
  for (const [candidate] of frequent) {
    let alike = 0
    for (const [other, pixels] of colours) if (distance(candidate, other) <= near) alike += pixels
    if (alike > most) [middle, most] = [candidate, alike]
  }
  return frequent.find(([shade]) => distance(shade, middle) <= near)?.[0] ?? 0
}

/**
 * Returns whether a box contains painted text, judging by pixels alone. At least a third of the columns must
 * contain ink, and most of the box must be paper. So the result is false for a box that is blank, only framed
 * or only filled.
 */
export function isPainted({ width, height, data }: Image, box: Box): boolean {
  const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))]
  const [right, bottom] = [
    Math.min(width, Math.floor(box.x + box.width)),
    Math.min(height, Math.floor(box.y + box.height)),
  ]
  const colours = new Map<number, number>()
  const at = (x: number, y: number) => (y * width + x) * 4
  const colour = (i: number) => (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const key = colour(at(x, y))
      colours.set(key, (colours.get(key) ?? 0) + 1)
    }
  const paper = paperAmong(colours)
  const isInk = (i: number) => distance(colour(i), paper) > apart

  let [inked, columns] = [0, 0]
  for (let x = left; x < right; x += 1) {
    let any = 0
    for (let y = top; y < bottom; y += 1) any += isInk(at(x, y)) ? 1 : 0
    inked += any
    columns += any > 0 ? 1 : 0
  }
  const area = (right - left) * (bottom - top)
  return area > 0 && columns >= (right - left) / 3 && inked <= area * 0.6
}
