import type { ImageSize } from './imageHeader.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A square of the rotated picture, in picture pixels. */
export interface CropArea extends Point, ImageSize {}

/**
 * The area of a picture to save. It rotates by quarter turns only, because other angles leave empty corners.
 */
export interface Crop {
  readonly area: CropArea
  /** Clockwise rotation in degrees, a multiple of 90. */
  readonly rotation: number
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const turned = ({ width, height }: ImageSize, rotation: number): ImageSize =>
  Math.abs(rotation / 90) % 2 === 1 ? { width: height, height: width } : { width, height }

/** Returns the canvas transformation that makes the crop fill a square of `side` pixels. */
export function cropMatrix(picture: ImageSize, { area, rotation }: Crop, side: number): Matrix {
  const scale = side / area.width
  const cos = Math.round(Math.cos((rotation * Math.PI) / 180))
  const sin = Math.round(Math.sin((rotation * Math.PI) / 180))
  const box = turned(picture, rotation)
  // The picture rotates about its centre, so its centre is also the centre of the rotated bounding box.
  const x = box.width / 2 - (cos * picture.width - sin * picture.height) / 2 - area.x
  const y = box.height / 2 - (sin * picture.width + cos * picture.height) / 2 - area.y
  return [scale * cos, scale * sin, -scale * sin, scale * cos, scale * x, scale * y]
}

/** Limits the picture's offset so that the picture still covers the crop. Lengths are in CSS pixels. */
export function clampOffset(offset: Point, picture: ImageSize, zoom: number, side: number): Point {
  const clamp = (value: number, extent: number) => {
    const most = Math.max(0, (extent * zoom - side) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { x: clamp(offset.x, picture.width), y: clamp(offset.y, picture.height) }
}

/** Returns a key that is the same for equal crops, so that the same crop isn't uploaded twice. */
export const cropKey = ({ area, rotation }: Crop): string =>
  [area.x, area.y, area.width, rotation].map(Math.round).join(' ')
