import { encode } from 'uqr'
import { pngAddress } from './png.ts'
import { moduleScale, quiet, sideOf } from './size.ts'

/** Longer texts make codes too dense for a phone's camera; they are shown as a link only. */
export const longest = 300

/** The modules of a code, true for dark, quiet zone included; undefined where the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  if (text.length > longest) return undefined
  return encode(text, { ecc: 'M', border: quiet, boostEcc: true }).data
}

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
  return { source: pngAddress(modules, scale), side: sideOf(modules.length, width, pixelRatio) }
}
