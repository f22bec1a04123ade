import type { Brand } from '@companion/shared/brand/brand'
import { flymatrix } from './flymatrix.ts'
import { flymatrixpro } from './flymatrixpro.ts'
import { gamefog } from './gamefog.ts'
import { ipalbuds } from './ipalbuds.ts'
import { lensmoo } from './lensmoo.ts'
import { metawatch } from './metawatch.ts'
import { sparkpie } from './sparkpie.ts'
import { sparkpro } from './sparkpro.ts'

/** All brands. SparkPro is first because it serves whoever names no other (spec §1). */
export const brands: readonly Brand[] = [
  sparkpro,
  metawatch,
  ipalbuds,
  sparkpie,
  gamefog,
  flymatrix,
  flymatrixpro,
  lensmoo,
]
