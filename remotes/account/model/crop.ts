import type { ImageSize } from './imageHeader.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A square of the rotated picture, in picture pixels. */
export interface CropArea extends Point, ImageSize {}

/** The part of a picture to save. It rotates by quarter turns only: other angles would leave empty corners. */
export interface Crop {
  readonly area: CropArea
  /** Degrees, clockwise; a multiple of 90. */
  readonly rotation: number
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const turned = ({ width, height }: ImageSize, rotation: number): ImageSize =>
  Math.abs(rotation / 90) % 2 === 1 ? { width: height, height: width } : { width, height }

/** The transformation that scales and moves the picture so that the crop fills a square of `side` pixels. */
export function cropMatrix(picture: ImageSize, { area, rotation }: Crop, side: number): Matrix {
  const scale = side / area.width
  const cos = Math.round(Math.cos((rotation * Math.PI) / 180))
  const sin = Math.round(Math.sin((rotation * Math.PI) / 180))
  const box = turned(picture, rotation)
  // The picture rotates about its centre, which stays the centre of its box.
  const x = box.width / 2 - (cos * picture.width - sin * picture.height) / 2 - area.x
  const y = box.height / 2 - (sin * picture.width + cos * picture.height) / 2 - area.y
  return [scale * cos, scale * sin, -scale * sin, scale * cos, scale * x, scale * y]
}

/** Limits the picture's offset so that it still covers the crop. All values are screen pixels. */
export function clampOffset(offset: Point, picture: ImageSize, zoom: number, side: number): Point {
  const clamp = (value: number, extent: number) => {
    const most = Math.max(0, (extent * zoom - side) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { x: clamp(offset.x, picture.width), y: clamp(offset.y, picture.height) }
}

/** Identifies a crop, so that the same one isn't uploaded twice. */
export const cropKey = ({ area, rotation }: Crop): string =>
  [area.x, area.y, area.width, rotation].map(Math.round).join(' ')
