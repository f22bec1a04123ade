import { imageKind, imageSize } from './imageHeader.ts'

/** Larger than any phone's photo. */
const largestFile = 25 * 1024 * 1024
/** Decoding needs four bytes per pixel: 256 MB. */
export const mostPixels = 64_000_000
/** Longest side of the picture to crop, well below the 16.7-megapixel limit of an iOS canvas. */
export const workSide = 2048
/** Side of the saved avatar, in pixels. */
export const savedSide = 512
export const largestSaved = 300 * 1024
/** JPEG qualities to try until the file is small enough. */
export const qualities = [0.9, 0.8, 0.7, 0.6] as const
/** Largest picture from an app: its data URL must fit into the bridge's limit of two million characters. */
export const largestFromApp = 1_400_000

/** Scales a size down to fit into a square, keeping its aspect ratio. */
export function fitted(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Why a picture is rejected. Each reason is also the key of its text. */
export type PictureProblem =
  | 'pictureKind'
  | 'pictureTooLarge'
  | 'pictureBroken'
  | 'pictureForbidden'
  | 'pictureFailed'

export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Checks a file's header; returns the reason to reject it. */
export function problemIn(bytes: Uint8Array): PictureProblem | undefined {
  if (bytes.byteLength > largestFile) return 'pictureTooLarge'
  if (imageKind(bytes) === undefined) return 'pictureKind'
  const { width, height } = imageSize(bytes) ?? { width: 1, height: 1 }
  return width * height > mostPixels ? 'pictureTooLarge' : undefined
}
