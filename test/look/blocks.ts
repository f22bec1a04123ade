/** A picture as the PNG library has it: four bytes a pixel, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A picture made small: the mean colour of each block. */
export interface Blocks {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of each block, row by row. */
  readonly colours: Uint8Array
}

export type Colour = readonly [red: number, green: number, blue: number]

/** Width and height of a block in pixels: half a line of text, so that a line that is missing is two rows of blocks. */
export const blockSize = 12

/** Colours are kept in steps of so much of 255: finer ones would make the files half as large again. */
export const colourStep = 4

const channels = [0, 1, 2] as const

const rounded = (value: number) => Math.min(Math.round(value / colourStep) * colourStep, 255)

/** The mean colour of the block that begins at a pixel, wherever that is; what lies outside of the picture is left out. */
export function meansOf({ width, height, data }: Picture) {
  const line = width + 1
  // What is above and before each pixel, summed up.
  const sums = channels.map((channel) => {
    const sum = new Int32Array(line * (height + 1))
    for (let y = 0; y < height; y++)
      for (let x = 0, row = 0; x < width; x++) {
        row += data[(y * width + x) * 4 + channel]!
        sum[(y + 1) * line + x + 1] = sum[y * line + x + 1]! + row
      }
    return sum
  })
  const within = (at: number, end: number) => Math.min(Math.max(at, 0), end)
  return (x: number, y: number): Colour => {
    const [left, right] = [within(x, width - 1), within(x + blockSize, width)]
    const [top, bottom] = [within(y, height - 1), within(y + blockSize, height)]
    const area = Math.max((right - left) * (bottom - top), 1)
    const mean = (channel: 0 | 1 | 2) => {
      const sum = sums[channel]!
      const all = sum[bottom * line + right]! - sum[top * line + right]!
      return (all - sum[bottom * line + left]! + sum[top * line + left]!) / area
    }
    return [mean(0), mean(1), mean(2)]
  }
}

/** How many blocks a length in pixels takes. */
export const blocksIn = (pixels: number): number => Math.ceil(pixels / blockSize)

/** Makes a picture small. */
export function blocksOf(picture: Picture): Blocks {
  const mean = meansOf(picture)
  const [columns, rows] = [blocksIn(picture.width), blocksIn(picture.height)]
  const colours = new Uint8Array(columns * rows * 3)
  for (let index = 0; index < columns * rows; index++)
    colours.set(
      mean((index % columns) * blockSize, Math.floor(index / columns) * blockSize).map(rounded),
      index * 3,
    )
  return { columns, rows, colours }
}

/** The colour of one block. */
export const colourAt = ({ colours }: Blocks, index: number): Colour => [
  colours[index * 3]!,
  colours[index * 3 + 1]!,
  colours[index * 3 + 2]!,
]
