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
  /** The mood of the sky behind the hero. */
  readonly sky: Sky
}

export type Sky = 'fair' | 'grey' | 'wet' | 'storm'

/** Every kind of weather the API names, and what is drawn for the others. */
export const drawings = {
  clear: { day: ['sun'], night: ['moon'], sky: 'fair' },
  partly_cloudy: { day: ['sunBehind', 'cloud'], night: ['moonBehind', 'cloud'], sky: 'fair' },
  cloudy: { day: ['cloudBehind', 'cloud'], sky: 'grey' },
  rain: { day: ['cloudHigh', 'drops'], sky: 'wet' },
  snow: { day: ['cloudHigh', 'flakes'], sky: 'grey' },
  wind: { day: ['gusts'], sky: 'fair' },
  fog: { day: ['cloudHigh', 'mist'], sky: 'grey' },
  haze: { day: ['sun', 'veil'], night: ['moon', 'veil'], sky: 'grey' },
  sleet: { day: ['cloudHigh', 'fewDrops', 'fewFlakes'], sky: 'wet' },
  hail: { day: ['cloudDark', 'stones'], sky: 'storm' },
  thunder: { day: ['cloudDark', 'bolt'], sky: 'storm' },
  thunderstorm: { day: ['cloudDark', 'bolt', 'fewDrops'], sky: 'storm' },
  unknown: { day: ['cloud', 'question'], sky: 'grey' },
} as const satisfies Record<string, Drawing>

export type Kind = keyof typeof drawings

/** The kind a provider's word names, however it writes it; `unknown` for words nobody has drawn yet. */
export function kindOf(word: string): Kind {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.keys(drawings).includes(name) ? (name as Kind) : 'unknown'
}

export const drawingOf = (kind: Kind): Drawing => drawings[kind]
