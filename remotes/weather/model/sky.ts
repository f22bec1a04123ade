/** The API's kinds of weather, with the sky that each of them has by day. */
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

/** Returns the kind for a provider's word in any spelling, or `unknown` if there's no such kind. */
export function kindOf(word: string): Kind {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.keys(skies).includes(name) ? (name as Kind) : 'unknown'
}

/** Returns the sky that a kind of weather has by day. */
export const skyOf = (kind: Kind) => skies[kind]

const hour = 3_600_000

/** Returns the hour of the day at a UTC offset in minutes, with a fraction, from 0 to less than 24. */
export const hourAt = (now: number, utcOffsetMin: number): number =>
  (((now / hour + utcOffsetMin / 60) % 24) + 24) % 24

/** Returns true during the day. ASSUMED to be from six to six, because the API sends no sunrise. */
export const isDaylight = (now: number, utcOffsetMin: number): boolean => {
  const at = hourAt(now, utcOffsetMin)
  return at >= 6 && at < 18
}

export type PartOfDay = 'day' | 'night'

/** Returns whether it's day or night at a UTC offset in minutes, by default in the device's time zone. */
export const partOfDay = (now: number, utcOffsetMin = -new Date(now).getTimezoneOffset()): PartOfDay =>
  isDaylight(now, utcOffsetMin) ? 'day' : 'night'
