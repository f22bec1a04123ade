import type { Brand } from './brand.ts'

let chosen: Brand | undefined

/** Sets the page's brand. The shell calls it once, at startup. */
export function setBrand(brand: Brand): void {
  chosen = brand
}

/** Returns the page's brand. Throws before `setBrand`. */
export function brand(): Brand {
  if (!chosen) throw new Error('no brand yet')
  return chosen
}
