import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { cropMatrix, type Crop, type Matrix } from '../../model/crop.ts'
import {
  fitted,
  largestSaved,
  mostPixels,
  qualities,
  savedSide,
  workSide,
  PictureError,
  problemIn,
} from '../../model/pictureLimits.ts'

/** A picture to crop: scaled down, upright, and without EXIF data. */
export interface Picture {
  readonly canvas: HTMLCanvasElement
  /** Object URL of the picture for an `<img>`, valid until `release` is called. */
  readonly url: string
  /** Frees the picture's memory. Old engines wouldn't free the canvas by themselves. */
  release(): void
}

function drawn(source: CanvasImageSource, width: number, height: number, [a, b, c, d, e, f]: Matrix) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('pictureFailed')
  // JPEG has no transparency, so transparent areas would turn black without a white background.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.setTransform(a, b, c, d, e, f)
  context.drawImage(source, 0, 0)
  return canvas
}

const discard = (canvas: HTMLCanvasElement) => void Object.assign(canvas, { width: 1, height: 1 })

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('pictureFailed'))),
      'image/jpeg',
      quality,
    ),
  )

/**
 * Decodes a file with an `<img>`, because all engines since 2020 apply the EXIF rotation there, and because
 * iOS then needs less memory. Rejects with a `PictureError`.
 */
async function decoded(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  try {
    image.src = url
    await timeout(limits.picture, image.decode())
    return image
  } catch {
    throw new PictureError('pictureBroken')
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Checks, decodes and scales down a picture file. Rejects with a `PictureError`. */
export async function openPicture(file: Blob): Promise<Picture> {
  const problem = problemIn(new Uint8Array(await file.arrayBuffer()))
  if (problem) throw new PictureError(problem)
  const image = await decoded(file)
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth * naturalHeight > mostPixels) throw new PictureError('pictureTooLarge')
  const { width, height } = fitted(naturalWidth, naturalHeight, workSide)
  const canvas = drawn(image, width, height, [width / naturalWidth, 0, 0, height / naturalHeight, 0, 0])
  const url = URL.createObjectURL(await jpegOf(canvas, qualities[0]))
  return {
    canvas,
    url,
    release() {
      URL.revokeObjectURL(url)
      discard(canvas)
    },
  }
}

/**
 * Renders the crop as a JPEG of 512 × 512 pixels and at most 300 kB, without the original's metadata. Rejects
 * with a `PictureError`.
 */
export async function renderCrop({ canvas }: Picture, crop: Crop): Promise<Blob> {
  const square = drawn(canvas, savedSide, savedSide, cropMatrix(canvas, crop, savedSide))
  try {
    for (const quality of qualities) {
      const jpeg = await jpegOf(square, quality)
      if (jpeg.size <= largestSaved) return jpeg
    }
    throw new PictureError('pictureFailed')
  } finally {
    discard(square)
  }
}
