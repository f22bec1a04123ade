import { imageKind, imageSize } from './imageHeader.ts'

/** Largest file that a user can pick, in bytes. Photos of phones are smaller. */
const largestFile = 25 * 1024 * 1024
/** Largest picture to decode, in pixels. A decoded pixel takes four bytes, so this needs 256 MB. */
export const mostPixels = 64_000_000
/** Longest side of the picture to crop, in pixels. It's well below iOS's canvas limit of 16.7 megapixels. */
export const workSide = 2048
/** Side of the saved avatar, in pixels. */
export const savedSide = 512
/** Largest saved avatar, in bytes. */
export const largestSaved = 300 * 1024
/** JPEG qualities to try until the file is small enough. */
export const qualities = [0.9, 0.8, 0.7, 0.6] as const
/** Largest picture from an app, in bytes. Its data URL must fit into the bridge's two million characters. */
export const largestFromApp = 1_400_000

/** Scales a size down to fit into a square. Preserves the aspect ratio and never scales up. */
export function fitted(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The reasons to reject a picture. Each reason is also the key of its translation. */
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

/** Returns the reason to reject a file, judged by its size and header, or undefined if it's accepted. */
export function problemIn(bytes: Uint8Array): PictureProblem | undefined {
  if (bytes.byteLength > largestFile) return 'pictureTooLarge'
  if (imageKind(bytes) === undefined) return 'pictureKind'
  const { width, height } = imageSize(bytes) ?? { width: 1, height: 1 }
  return width * height > mostPixels ? 'pictureTooLarge' : undefined
}
