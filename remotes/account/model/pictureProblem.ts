import { imageKind } from './imageKind.ts'
import { imageSize } from './imageSize.ts'
import { largestFile, mostPixels } from './pictureLimits.ts'

/** Why a picture cannot be taken; each is also the key of its text. */
export type PictureProblem =
  | 'pictureKind'
  | 'pictureTooLarge'
  | 'pictureBroken'
  | 'pictureForbidden'
  | 'pictureFailed'

/** A picture that cannot be taken, with the reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What is wrong with a file, as far as it can be told without decoding it. */
export function problemIn(bytes: Uint8Array): PictureProblem | undefined {
  if (bytes.byteLength > largestFile) return 'pictureTooLarge'
  if (imageKind(bytes) === undefined) return 'pictureKind'
  const { width, height } = imageSize(bytes) ?? { width: 1, height: 1 }
  return width * height > mostPixels ? 'pictureTooLarge' : undefined
}
