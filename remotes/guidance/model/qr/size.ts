/** The quiet zone in modules: without it scanners don't find the code. */
export const quiet = 4

/** The reserved size of a code in CSS pixels, the same for all addresses, so that nothing moves. */
export const plateSizes = { page: 248, card: 200 } as const

/** The largest whole number of device pixels per module that keeps the code within `cssPixels`. */
export const moduleScale = (modules: number, cssPixels: number, pixelRatio: number): number =>
  Math.max(1, Math.floor((cssPixels * Math.max(1, pixelRatio)) / modules))

/** Width and height in CSS pixels that map each image pixel to one device pixel. */
export const sideOf = (modules: number, cssPixels: number, pixelRatio: number): number =>
  (modules * moduleScale(modules, cssPixels, pixelRatio)) / Math.max(1, pixelRatio)
