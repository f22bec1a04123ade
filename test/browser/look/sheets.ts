import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PNG } from 'pngjs'
import { blocksIn, blockSize, colourAt, type Blocks, type Colour, type Picture } from '../../look/blocks.ts'
import type { Difference } from '../../look/compare.ts'
import { height, looks, widths, type Look } from './looks.ts'

const fileOf = (screen: string) => fileURLToPath(new URL(`./pictures/${screen}.png`, import.meta.url))

const put = (png: PNG, x: number, y: number, [red, green, blue]: Colour) =>
  png.data.set([red, green, blue, 255], (y * png.width + x) * 4)

/**
 * Reads the stored sheet of a screen, in which each pixel is the average of a block. Returns a function that
 * reads a look's baseline, or undefined if there's no sheet.
 */
export function readSheet(screen: string): ((look: Look) => Blocks) | undefined {
  if (!existsSync(fileOf(screen))) return undefined
  const png = PNG.sync.read(readFileSync(fileOf(screen)))
  return ({ width, left, top }) => {
    const [columns, rows] = [blocksIn(width), blocksIn(height)]
    const colours = new Uint8Array(columns * rows * 3)
    for (let index = 0; index < columns * rows; index++) {
      const at = ((top + Math.floor(index / columns)) * png.width + left + (index % columns)) * 4
      colours.set(png.data.subarray(at, at + 3), index * 3)
    }
    return { columns, rows, colours }
  }
}

/** Writes the baselines of all looks of a screen to one sheet. */
export function writeSheet(screen: string, taken: ReadonlyMap<Look, Blocks>): void {
  const width = widths.reduce((sum, one) => sum + blocksIn(one), 0)
  const sheet = new PNG({ width, height: (looks.length / widths.length) * blocksIn(height) })
  for (const [{ left, top }, blocks] of taken)
    for (let index = 0; index < blocks.columns * blocks.rows; index++)
      put(
        sheet,
        left + (index % blocks.columns),
        top + Math.floor(index / blocks.columns),
        colourAt(blocks, index),
      )
  mkdirSync(new URL('./pictures/', import.meta.url), { recursive: true })
  writeFileSync(fileOf(screen), PNG.sync.write(sheet, { colorType: 2, deflateLevel: 9 }))
}

/** Returns a baseline as a PNG, scaled up to the size of the screen. */
export function enlarged(blocks: Blocks): Buffer {
  const png = new PNG({ width: blocks.columns * blockSize, height: blocks.rows * blockSize })
  for (let y = 0; y < png.height; y++)
    for (let x = 0; x < png.width; x++)
      put(png, x, y, colourAt(blocks, Math.floor(y / blockSize) * blocks.columns + Math.floor(x / blockSize)))
  return PNG.sync.write(png)
}

/** Returns the screenshot as a PNG with a frame around each difference. */
export function framed({ width, height: rows, data }: Picture, differences: readonly Difference[]): Buffer {
  const png = new PNG({ width, height: rows })
  png.data.set(data)
  for (const place of differences)
    for (let y = place.y; y < place.y + place.height; y++)
      for (let x = place.x; x < place.x + place.width; x++) {
        const inside = Math.min(
          x - place.x,
          place.x + place.width - 1 - x,
          y - place.y,
          place.y + place.height - 1 - y,
        )
        if (inside < 2) put(png, x, y, [255, 0, 200])
      }
  return PNG.sync.write(png)
}
