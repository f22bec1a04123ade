import type { ImageSize } from './imageHeader.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A square of the picture, in its pixels as they lie after turning it. */
export interface CropArea extends Point, ImageSize {}

/** What of a picture is to be saved. Turned in whole quarters only: other angles would leave empty corners. */
export interface Crop {
  readonly area: CropArea
  /** Degrees, clockwise; a multiple of 90. */
  readonly rotation: number
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const turned = ({ width, height }: ImageSize, rotation: number): ImageSize =>
  Math.abs(rotation / 90) % 2 === 1 ? { width: height, height: width } : { width, height }

/** The transformation that draws a whole picture so that its crop fills a square of `side` pixels. */
export function cropMatrix(picture: ImageSize, { area, rotation }: Crop, side: number): Matrix {
  const scale = side / area.width
  const cos = Math.round(Math.cos((rotation * Math.PI) / 180))
  const sin = Math.round(Math.sin((rotation * Math.PI) / 180))
  const box = turned(picture, rotation)
  // The picture turns about its middle, which stays the middle of its box.
  const x = box.width / 2 - (cos * picture.width - sin * picture.height) / 2 - area.x
  const y = box.height / 2 - (sin * picture.width + cos * picture.height) / 2 - area.y
  return [scale * cos, scale * sin, -scale * sin, scale * cos, scale * x, scale * y]
}

/** Keeps a picture's offset such that it fills the crop: all in pixels of the screen. */
export function clampOffset(offset: Point, picture: ImageSize, zoom: number, side: number): Point {
  const clamp = (value: number, extent: number) => {
    const most = Math.max(0, (extent * zoom - side) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { x: clamp(offset.x, picture.width), y: clamp(offset.y, picture.height) }
}

/** One text for a crop: the same crop need not be uploaded twice. */
export const cropKey = ({ area, rotation }: Crop): string =>
  [area.x, area.y, area.width, rotation].map(Math.round).join(' ')
