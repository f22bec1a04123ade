/** A screenshot in the PNG library's format: four bytes per pixel, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A downsampled screenshot, with the mean colour of each block. */
export interface Blocks {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of each block in bytes, row by row. */
  readonly colours: Uint8Array
}

export type Colour = readonly [red: number, green: number, blue: number]

/**
 * Width and height of a block in pixels. It's half a line of text, so that a missing line covers two rows of
 * blocks.
 */
export const blockSize = 12

/** Step size to which colours are rounded, of 255. Finer steps would make the files 50 % larger. */
export const colourStep = 4

const rounded = (value: number) => Math.min(Math.round(value / colourStep) * colourStep, 255)

/** Returns the mean colour of the block that starts at any pixel. Ignores pixels outside the screenshot. */
export function meanAt({ width, height, data }: Picture, x: number, y: number): Colour {
  const [left, right] = [Math.max(x, 0), Math.min(x + blockSize, width)]
  const [top, bottom] = [Math.max(y, 0), Math.min(y + blockSize, height)]
  let [red, green, blue] = [0, 0, 0]
  for (let row = top; row < bottom; row++)
    for (let at = (row * width + left) * 4, end = (row * width + right) * 4; at < end; at += 4) {
      red += data[at]!
      green += data[at + 1]!
      blue += data[at + 2]!
    }
  const area = Math.max((right - left) * (bottom - top), 1)
  return [red / area, green / area, blue / area]
}

/** Returns the number of blocks for a length in pixels. */
export const blocksIn = (pixels: number): number => Math.ceil(pixels / blockSize)

/** Downsamples a screenshot. */
export function blocksOf(picture: Picture): Blocks {
  const [columns, rows] = [blocksIn(picture.width), blocksIn(picture.height)]
  const colours = new Uint8Array(columns * rows * 3)
  for (let index = 0; index < columns * rows; index++)
    colours.set(
      meanAt(picture, (index % columns) * blockSize, Math.floor(index / columns) * blockSize).map(rounded),
      index * 3,
    )
  return { columns, rows, colours }
}

/** Returns the colour of one block. */
export const colourAt = ({ colours }: Blocks, index: number): Colour => [
  colours[index * 3]!,
  colours[index * 3 + 1]!,
  colours[index * 3 + 2]!,
]
