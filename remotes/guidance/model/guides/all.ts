import type { Guide } from './guide.ts'
import { harmonyNext, honor, huawei } from './huawei.ts'
import { iphone } from './iphone.ts'
import { oneplus, oppo, realme } from './oplus.ts'
import { plainAndroid } from './plain.ts'
import { samsung } from './samsung.ts'
import { transsion } from './transsion.ts'
import { vivo } from './vivo.ts'
import { xiaomi } from './xiaomi.ts'

const otherNames = 'Motorola, Nokia, Sony, ZTE, Asus, Meizu, Wiko'

const row = (
  id: Guide['id'],
  primary: boolean,
  title: string,
  also: string,
  reviewed: string,
  variants: Guide['variants'],
): Guide => ({ id, primary, title, also, reviewed, variants })

/** The spec's five entries in the spec's order, followed by other makers. */
export const guides: readonly Guide[] = [
  row('xiaomi', true, 'Xiaomi MIUI', 'HyperOS, Redmi, POCO', '2026-11-21', xiaomi),
  row('huawei', true, 'Huawei EMUI', 'HarmonyOS 2–4', '2026-11-21', huawei),
  row('oppo', true, 'OPPO ColorOS', '', '2026-11-21', oppo),
  row('vivo', true, 'Vivo Origin OS', 'Funtouch OS, iQOO', '2026-11-21', vivo),
  row('other', true, '', otherNames, '2026-11-21', plainAndroid),
  row('honor', false, 'Honor MagicOS', 'Magic UI', '2026-11-21', honor),
  row('samsung', false, 'Samsung One UI', 'Galaxy', '2026-11-21', samsung),
  row('oneplus', false, 'OnePlus OxygenOS', 'ColorOS', '2026-11-21', oneplus),
  row('realme', false, 'realme UI', '', '2026-11-21', realme),
  row('transsion', false, 'TECNO, Infinix, itel', 'HiOS, XOS', '2026-11-21', transsion),
  row('google', false, 'Google Pixel', 'Android One', '2026-11-21', plainAndroid),
  row('iphone', false, 'iPhone', 'iPad', '2026-11-21', iphone),
  row('harmony-next', false, 'HarmonyOS NEXT', 'HarmonyOS 5+', '2026-11-21', harmonyNext),
]

/** Returns the guide with an id, or the guide for other phones if the id is unknown. */
export const guideOf = (id: string | undefined): Guide =>
  guides.find((guide) => guide.id === id) ?? guides.find((guide) => guide.id === 'other')!

/** Makers without a guide of their own. The guide for other phones shows a hint for each of them. */
export const otherMakers = ['Asus', 'Meizu', 'Motorola', 'Nokia', 'Sony', 'Wiko', 'ZTE'] as const
