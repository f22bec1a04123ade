/** Width of the white border, in modules. Without the border, scanners don't find the QR code. */
export const quiet = 4

/**
 * Space reserved for a QR code with its white border, in CSS pixels. It's the same for all links, so that
 * nothing moves.
 */
export const plateSizes = { page: 272, card: 216 } as const

/**
 * Returns the largest integer number of device pixels per module with which the code fits into `cssPixels`.
 */
export const moduleScale = (modules: number, cssPixels: number, pixelRatio: number): number =>
  Math.max(1, Math.floor((cssPixels * Math.max(1, pixelRatio)) / modules))

/** Returns the width and height in CSS pixels at which each image pixel is one device pixel. */
export const sideOf = (modules: number, cssPixels: number, pixelRatio: number): number =>
  (modules * moduleScale(modules, cssPixels, pixelRatio)) / Math.max(1, pixelRatio)
