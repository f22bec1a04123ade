/** Light modules around the code, part of the code itself: without them readers find nothing. */
export const quiet = 4

/** Bytes that codes of version 1, 2, … hold with error correction M (ISO/IEC 18004, table 7). */
const bytesHeld = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331]

/** Modules along a side of the code of an address, quiet zone included. */
const modulesOf = (text: string): number =>
  17 + 4 * (1 + bytesHeld.findIndex((bytes) => text.length <= bytes)) + 2 * quiet

/** Device pixels per module, a whole number, so that the code is at least `cssPixels` wide on the screen. */
export const moduleScale = (modules: number, cssPixels: number, pixelRatio: number): number =>
  Math.max(1, Math.ceil((cssPixels * Math.max(1, pixelRatio)) / modules))

/** Width and height in CSS pixels that give each pixel of a code's picture one of the screen. */
export const sideOf = (modules: number, cssPixels: number, pixelRatio: number): number =>
  (modules * moduleScale(modules, cssPixels, pixelRatio)) / Math.max(1, pixelRatio)

/** The side of the code that an address will have, known before there is anything to draw it. */
export const sideFor = (text: string, cssPixels: number, pixelRatio: number): number =>
  sideOf(modulesOf(text), cssPixels, pixelRatio)
