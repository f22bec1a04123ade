import { encode } from 'uqr'
import { pngAddress } from './png.ts'
import { moduleScale, quiet, sideOf } from './size.ts'

/**
 * Longest text of a QR code, in characters. Longer texts make the code too dense for phone cameras, so the
 * screen shows only the link.
 */
export const longest = 190

/**
 * Returns a QR code's modules with the quiet zone, true for dark, or undefined if the text is too long. The
 * highest error correction makes up for the mark that covers the code's middle.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  if (text.length > longest) return undefined
  return encode(text, { ecc: 'H', border: quiet }).data
}

/** The image of a QR code. */
export interface Picture {
  /** Data URL of the image. */
  readonly source: string
  /** Width and height in CSS pixels that map each image pixel to one device pixel. */
  readonly side: number
}

/** Returns a QR code's image of at most `width` CSS pixels, or undefined if the text is too long. */
export function qrPicture(text: string, width: number, pixelRatio: number): Picture | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const scale = moduleScale(modules.length, width, pixelRatio)
  return { source: pngAddress(modules, scale), side: sideOf(modules.length, width, pixelRatio) }
}
