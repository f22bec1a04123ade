import { blockSize, colourAt, colourStep, meanAt, type Blocks, type Colour, type Picture } from './blocks.ts'

/** An area of a screen that differs from its baseline screenshot, in pixels. */
export interface Difference {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Mean colours of the area, in the baseline screenshot and in the new one. */
  readonly before: Colour
  readonly now: Colour
  /** Largest difference of one of its blocks from the baseline, of 255. */
  readonly by: number
}

/** Tolerance for flat areas. It covers rounding, and differences in the engines' colour blending. */
const even = colourStep / 2 + 3
/**
 * Tolerance at letters and edges, as a fraction of the local contrast, because antialiasing differs by engine
 * and system.
 */
const ofContrast = 0.3
/**
 * Adjacent blocks must exceed their tolerance by this much in total, so that a single odd pixel isn't
 * reported.
 */
const least = 24

// A layout can be shifted by a pixel or two after a rounded height or a thicker line.
const shifts = [0, -1, 1, -2, 2].flatMap((dy) => [0, -1, 1, -2, 2].map((dx) => [dx, dy] as const))

const apart = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))

/** Returns the indices of the blocks around a block, including its own. */
function around({ columns, rows }: Blocks, index: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const [x, y] = [column + dx, row + dy]
      return x >= 0 && y >= 0 && x < columns && y < rows ? [y * columns + x] : []
    }),
  )
}

/** Returns the largest difference between two blocks around this one. */
function contrastAt(blocks: Blocks, index: number): number {
  const near = around(blocks, index).map((at) => colourAt(blocks, at))
  const spans = ([0, 1, 2] as const).map((channel) => {
    const values = near.map((colour) => colour[channel])
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...spans)
}

interface Found {
  readonly by: number
  /** Amount by which the difference exceeds the tolerance. */
  readonly excess: number
  readonly now: Colour
}

/** Groups adjacent blocks. */
function groupsOf(blocks: Blocks, found: ReadonlyMap<number, Found>): number[][] {
  const left = new Set(found.keys())
  const groups: number[][] = []
  for (const first of left) {
    const group = [first]
    left.delete(first)
    for (const index of group)
      for (const near of around(blocks, index)) if (left.delete(near)) group.push(near)
    groups.push(group)
  }
  return groups
}

const meanOf = (colours: readonly Colour[]): Colour => {
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length)
  return [mean(0), mean(1), mean(2)]
}

/** Returns the differences between a screen and its baseline screenshot, largest first. */
export function compare(taken: Blocks, picture: Picture): readonly Difference[] {
  const { columns, rows } = taken
  const found = new Map<number, Found>()
  for (let index = 0; index < columns * rows; index++) {
    const [x, y] = [(index % columns) * blockSize, Math.floor(index / columns) * blockSize]
    const before = colourAt(taken, index)
    const now = meanAt(picture, x, y)
    if (apart(before, now) <= even) continue
    const tolerance = even + ofContrast * contrastAt(taken, index)
    const by = Math.min(...shifts.map(([dx, dy]) => apart(before, meanAt(picture, x + dx, y + dy))))
    if (by > tolerance) found.set(index, { by, excess: by - tolerance, now })
  }
  return groupsOf(taken, found)
    .map((group) => ({ group, excess: group.reduce((sum, index) => sum + found.get(index)!.excess, 0) }))
    .filter(({ excess }) => excess >= least)
    .toSorted((a, b) => b.excess - a.excess)
    .map(({ group }) => {
      const xs = group.map((index) => (index % columns) * blockSize)
      const ys = group.map((index) => Math.floor(index / columns) * blockSize)
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      return {
        x,
        y,
        width: Math.min(Math.max(...xs) + blockSize, picture.width) - x,
        height: Math.min(Math.max(...ys) + blockSize, picture.height) - y,
        before: meanOf(group.map((index) => colourAt(taken, index))),
        now: meanOf(group.map((index) => found.get(index)!.now)),
        by: Math.round(Math.max(...group.map((index) => found.get(index)!.by))),
      }
    })
}
