import { encode } from 'uqr'
import { pngAddress } from './png.ts'
import { moduleScale, quiet, sideOf } from './size.ts'

/** Longer texts make codes too dense for phone cameras; the screen then shows only a link. */
export const longest = 300

/** The modules of a code including the quiet zone, true for dark; undefined if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  if (text.length > longest) return undefined
  return encode(text, { ecc: 'M', border: quiet, boostEcc: true }).data
}

/** A code as an image. */
export interface Picture {
  /** Data URL of the image. */
  readonly source: string
  /** Width and height in CSS pixels that map each image pixel to one device pixel. */
  readonly side: number
}

/** A code at most `width` CSS pixels wide; undefined if the text is too long. */
export function qrPicture(text: string, width: number, pixelRatio: number): Picture | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const scale = moduleScale(modules.length, width, pixelRatio)
  return { source: pngAddress(modules, scale), side: sideOf(modules.length, width, pixelRatio) }
}
