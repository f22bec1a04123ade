import { encode } from 'uqr'
import { pngAddress } from './png.ts'

/** Longer texts make codes too dense for a phone's camera; they are shown as a link only. */
export const longest = 300

/** Light modules around the code, part of the code itself: without them readers find nothing. */
const quiet = 4

/** The modules of a code, true for dark, quiet zone included; undefined where the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  if (text.length > longest) return undefined
  return encode(text, { ecc: 'M', border: quiet, boostEcc: true }).data
}

/** Device pixels per module, a whole number, so that the code is at least `cssPixels` wide on the screen. */
export const moduleScale = (modules: number, cssPixels: number, pixelRatio: number): number =>
  Math.max(1, Math.ceil((cssPixels * Math.max(1, pixelRatio)) / modules))

/** A code as a picture. */
export interface Picture {
  /** Data address of the image. */
  readonly source: string
  /** Width and height in CSS pixels that give each pixel of the image one of the screen. */
  readonly side: number
}

/** A code at least `width` CSS pixels wide; undefined where the text is too long for one. */
export function qrPicture(text: string, width: number, pixelRatio: number): Picture | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const scale = moduleScale(modules.length, width, pixelRatio)
  return { source: pngAddress(modules, scale), side: (modules.length * scale) / Math.max(1, pixelRatio) }
}
