import { plainAndroid } from './plain.ts'
import type { Guide } from './guide.ts'

export const google: Guide = {
  id: 'google',
  primary: false,
  title: 'Google Pixel',
  also: 'Android One',
  reviewed: '2026-11-21',
  variants: plainAndroid,
}
