/** The API's kinds of weather, each with its sky by day. */
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

/** The kind for a provider's word in any spelling; `unknown` without a picture. */
export function kindOf(word: string): Kind {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.keys(skies).includes(name) ? (name as Kind) : 'unknown'
}

/** The sky of a kind of weather by day. */
export const skyOf = (kind: Kind) => skies[kind]

const hour = 3_600_000

/** The hour of the day, from 0 up to 24, at a UTC offset in minutes. */
export const hourAt = (now: number, utcOffsetMin: number): number =>
  (((now / hour + utcOffsetMin / 60) % 24) + 24) % 24

/** ASSUMED: day is from six to six, because the API sends no sunrise. */
export const isDaylight = (now: number, utcOffsetMin: number): boolean => {
  const at = hourAt(now, utcOffsetMin)
  return at >= 6 && at < 18
}

export type PartOfDay = 'day' | 'night'

/** The current half of the day at a UTC offset in minutes; without one, in the device's zone. */
export const partOfDay = (now: number, utcOffsetMin = -new Date(now).getTimezoneOffset()): PartOfDay =>
  isDaylight(now, utcOffsetMin) ? 'day' : 'night'
