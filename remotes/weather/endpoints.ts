import { isPlainObject, ownValue } from '@companion/shared/platform/json'
import {
  lenient,
  number,
  orNull,
  otherwise,
  record,
  ShapeFault,
  text,
  type Shape,
  type Shaped,
} from '@companion/shared/http/shapes/check'
import { call } from '@companion/shared/http/endpoint'

// ASSUMED: the spec §7 doesn't show the weather calls. The fields are those of the spec's screen (§2). The
// position isn't among them, because the screen shows the device's own position.

const half = otherwise(record({ text: lenient(text), kind: otherwise(text, '') }), { kind: '' })

export interface WindLevel {
  readonly min: number
  readonly max: number
}

/** Reads Beaufort levels (0 to 17) as providers write them: 3, '3', '4-5', {min, max}, '' for unknown. */
export const windLevel: Shape<WindLevel | null> = (value) => {
  const span = isPlainObject(value)
    ? `${ownValue(value, 'min')}-${ownValue(value, 'max')}`
    : String(value ?? '')
  const [, min, max = min] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(span) ?? []
  const level = { min: Number(min), max: Number(max) }
  return min !== undefined && level.min <= level.max && level.max <= 17 ? level : null
}

const reading = lenient(orNull(number))
const readingOrNull: Shape<number | null> = (value, path) => reading(value, path) ?? null

const facts = record({
  address: lenient(text),
  timeZone: lenient(text),
  utcOffsetMin: lenient(number),
  day: half,
  night: half,
  temperatureC: readingOrNull,
  temperatureMinC: reading,
  temperatureMaxC: reading,
  humidityPct: readingOrNull,
  windLevel,
  windSpeedKmh: reading,
  precipChancePct: readingOrNull,
  precipMm: readingOrNull,
  attribution: lenient(record({ text, url: lenient(text) })),
})

export type Weather = Shaped<typeof facts>

/** Reads the weather. Missing fields are shown as a dash. Throws if both `day` and `night` are missing. */
const weather: Shape<Weather> = (value, path) => {
  if (ownValue(value, 'day') === undefined && ownValue(value, 'night') === undefined)
    throw new ShapeFault(path, 'weather')
  return facts(value, path)
}

/** The weather calls. All of them are ASSUMED, because the spec marks them "not shown". */
export const weatherEndpoints = {
  'GET /api/v1/weather': call<undefined, 'lat' | 'lon' | 'lang'>()(weather),
  'GET /api/v1/weather/ip': call<undefined, 'lang'>()(weather),
} as const
