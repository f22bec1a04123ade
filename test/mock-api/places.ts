export interface Place {
  lat: number
  lon: number
  zone: string
  /** English name. The translations are in names/. */
  name: string
  day: string
  night: string
  /** Temperatures in °C: current, lowest, highest. */
  degrees: [number, number, number]
  humidity: number
  /** Wind from and to, on the Beaufort scale. */
  wind: [number, number]
  chance: number
  rainMm: number
}

/** Location: latitude, longitude, time zone. */
type Where = [lat: number, lon: number, zone: string]
/** Kind of weather by day and by night. */
type Sky = [day: string, night: string]
/**
 * °C now, lowest and highest · humidity in % · wind from and to (Beaufort) · chance of rain in % · rain in
 * mm.
 */
type Figures = [now: number, min: number, max: number, ...rest: [number, number, number, number, number]]

export function place(name: string, [lat, lon, zone]: Where, [day, night]: Sky, figures: Figures): Place {
  const [middle, min, max, humidity, from, to, chance, rainMm] = figures
  const wind: [number, number] = [from, to]
  return { lat, lon, zone, name, day, night, degrees: [middle, min, max], humidity, wind, chance, rainMm }
}

/** The known places, each with the weather of an ordinary November day. */
export const places: Readonly<Record<string, Place>> = {
  shenzhen: place(
    'Nanshan, Shenzhen',
    [22.54, 114.06, 'Asia/Shanghai'],
    ['partly_cloudy', 'clear'],
    [24, 19, 27, 68, 3, 4, 10, 0],
  ),
  berlin: place(
    'Mitte, Berlin',
    [52.52, 13.4, 'Europe/Berlin'],
    ['rain', 'cloudy'],
    [4, 1, 6, 87, 4, 5, 80, 2.4],
  ),
  london: place(
    'Westminster, London',
    [51.51, -0.13, 'Europe/London'],
    ['fog', 'rain'],
    [9, 6, 11, 91, 2, 2, 45, 0.6],
  ),
  dubai: place(
    'Downtown Dubai',
    [25.2, 55.27, 'Asia/Dubai'],
    ['clear', 'haze'],
    [29, 22, 32, 52, 2, 3, 0, 0],
  ),
  newyork: place(
    'Manhattan, New York',
    [40.71, -74.01, 'America/New_York'],
    ['wind', 'partly_cloudy'],
    [8, 3, 11, 55, 5, 6, 20, 0.2],
  ),
  tokyo: place(
    'Shinjuku, Tokyo',
    [35.68, 139.69, 'Asia/Tokyo'],
    ['cloudy', 'rain'],
    [14, 9, 17, 60, 2, 3, 40, 1],
  ),
  mumbai: place('Mumbai', [19.08, 72.88, 'Asia/Kolkata'], ['haze', 'clear'], [31, 23, 34, 58, 3, 3, 5, 0]),
  sydney: place(
    'Sydney',
    [-33.87, 151.21, 'Australia/Sydney'],
    ['thunderstorm', 'thunder'],
    [26, 18, 29, 74, 4, 7, 90, 18.5],
  ),
  saopaulo: place(
    'São Paulo',
    [-23.55, -46.63, 'America/Sao_Paulo'],
    ['hail', 'rain'],
    [21, 16, 25, 82, 3, 4, 70, 9],
  ),
  tromso: place('Tromsø', [69.65, 18.96, 'Europe/Oslo'], ['snow', 'sleet'], [-6, -9, -4, 78, 6, 8, 65, 3.1]),
}

/** English name of each kind of weather, as a provider would write it. */
export const kindWords: Readonly<Record<string, string>> = {
  clear: 'Clear',
  partly_cloudy: 'Partly cloudy',
  cloudy: 'Cloudy',
  rain: 'Rain',
  snow: 'Snow',
  wind: 'Windy',
  fog: 'Fog',
  haze: 'Haze',
  sleet: 'Sleet',
  hail: 'Hail',
  thunder: 'Thunder',
  thunderstorm: 'Thunderstorm',
}
