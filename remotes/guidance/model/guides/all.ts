import { google } from './google.ts'
import { harmonyNext } from './harmonyNext.ts'
import { honor } from './honor.ts'
import { huawei } from './huawei.ts'
import { iphone } from './iphone.ts'
import { oneplus } from './oneplus.ts'
import { oppo } from './oppo.ts'
import { other } from './other.ts'
import { realme } from './realme.ts'
import { samsung } from './samsung.ts'
import type { Guide } from './guide.ts'
import { transsion } from './transsion.ts'
import { vivo } from './vivo.ts'
import { xiaomi } from './xiaomi.ts'

/** The spec's five entries first, in the spec's order, then the further makers. */
export const guides: readonly Guide[] = [
  xiaomi,
  huawei,
  oppo,
  vivo,
  other,
  honor,
  samsung,
  oneplus,
  realme,
  transsion,
  google,
  iphone,
  harmonyNext,
]

/** The guide of that id; anything unknown falls to "other phones", never to a blank page. */
export const guideOf = (id: string | undefined): Guide => guides.find((guide) => guide.id === id) ?? other
