import type { Kind } from '../model/sky.ts'

/** Pieces that pictures are put together from, drawn in `pieces.tsx`. */
export type Piece =
  | 'sun'
  | 'moon'
  | 'sunBehind'
  | 'moonBehind'
  | 'cloudBehind'
  | 'cloud'
  | 'cloudHigh'
  | 'cloudDark'
  | 'drops'
  | 'fewDrops'
  | 'flakes'
  | 'fewFlakes'
  | 'stones'
  | 'bolt'
  | 'gusts'
  | 'mist'
  | 'veil'
  | 'question'

interface Drawing {
  readonly day: readonly Piece[]
  /** Only where the night looks different. */
  readonly night?: readonly Piece[]
}

/** What is drawn for every kind of weather, back to front. */
export const drawings: Readonly<Record<Kind, Drawing>> = {
  clear: { day: ['sun'], night: ['moon'] },
  partly_cloudy: { day: ['sunBehind', 'cloud'], night: ['moonBehind', 'cloud'] },
  cloudy: { day: ['cloudBehind', 'cloud'] },
  rain: { day: ['cloudHigh', 'drops'] },
  snow: { day: ['cloudHigh', 'flakes'] },
  wind: { day: ['gusts'] },
  fog: { day: ['cloudHigh', 'mist'] },
  haze: { day: ['sun', 'veil'], night: ['moon', 'veil'] },
  sleet: { day: ['cloudHigh', 'fewDrops', 'fewFlakes'] },
  hail: { day: ['cloudDark', 'stones'] },
  thunder: { day: ['cloudDark', 'bolt'] },
  thunderstorm: { day: ['cloudDark', 'bolt', 'fewDrops'] },
  unknown: { day: ['cloud', 'question'] },
}
