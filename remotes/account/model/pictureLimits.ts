import { imageKind, imageSize } from './imageHeader.ts'

/** A photo of any phone fits; what is larger is no photo. */
const largestFile = 25 * 1024 * 1024
/** Decoding takes four bytes a pixel: 256 MB. */
export const mostPixels = 64_000_000
/** Long side of what is cropped: well under the 16.7 million pixels of an iOS canvas. */
export const workSide = 2048
/** Side of what is saved, in pixels. */
export const savedSide = 512
export const largestSaved = 300 * 1024
/** Qualities to try until the picture is small enough. */
export const qualities = [0.9, 0.8, 0.7, 0.6] as const
/** What an app may hand over: a data address of it has to pass the bridge's two million characters. */
export const largestFromApp = 1_400_000

/** Width and height that fit into a square, in the same proportion; never larger than they were. */
export function fitted(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Why a picture cannot be taken; each is also the key of its text. */
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

/** What is wrong with a file, as far as its first bytes show it. */
export function problemIn(bytes: Uint8Array): PictureProblem | undefined {
  if (bytes.byteLength > largestFile) return 'pictureTooLarge'
  if (imageKind(bytes) === undefined) return 'pictureKind'
  const { width, height } = imageSize(bytes) ?? { width: 1, height: 1 }
  return width * height > mostPixels ? 'pictureTooLarge' : undefined
}
