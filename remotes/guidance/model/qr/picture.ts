import { moduleScale, qrModules } from './code.ts'
import { pngAddress } from './png.ts'

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
