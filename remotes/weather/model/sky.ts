/** Every kind of weather the API names, with the mood of its sky by day. */
const skies = {
  clear: 'fair',
  partly_cloudy: 'fair',
  cloudy: 'grey',
  rain: 'wet',
  snow: 'grey',
  wind: 'fair',
  fog: 'grey',
  haze: 'grey',
  sleet: 'wet',
  hail: 'storm',
  thunder: 'storm',
  thunderstorm: 'storm',
  unknown: 'grey',
} as const

export type Kind = keyof typeof skies

/** The kind a provider's word names, however it writes it; `unknown` for words nobody has drawn yet. */
export function kindOf(word: string): Kind {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.keys(skies).includes(name) ? (name as Kind) : 'unknown'
}

export const skyOf = (kind: Kind) => skies[kind]
