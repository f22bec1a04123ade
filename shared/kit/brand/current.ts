import type { Brand } from './brand.ts'

let chosen: Brand | undefined

/** Set once by the shell at startup. */
export function setBrand(brand: Brand): void {
  chosen = brand
}

/** The brand of this page. */
export function brand(): Brand {
  if (!chosen) throw new Error('no brand yet')
  return chosen
}
