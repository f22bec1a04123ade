import { plainAndroid } from './plain.ts'
import type { Guide, Note } from './guide.ts'

/** The spec's "other phones": plain Android, with a line for the makers who add a switch of their own. */
export const other: Guide = {
  id: 'other',
  primary: true,
  title: '',
  also: 'Motorola, Nokia, Sony, ZTE, Asus, Meizu, Wiko',
  reviewed: '2026-11-21',
  variants: plainAndroid,
}

/** Makers without a guide of their own, and the one thing to know about each. */
export const otherMakers: readonly { readonly maker: string; readonly note: Note }[] = [
  { maker: 'Asus', note: 'makerAsus' },
  { maker: 'Meizu', note: 'makerMeizu' },
  { maker: 'Motorola', note: 'makerMotorola' },
  { maker: 'Nokia', note: 'makerNokia' },
  { maker: 'Sony', note: 'makerSony' },
  { maker: 'Wiko', note: 'makerWiko' },
  { maker: 'ZTE', note: 'makerZte' },
]
