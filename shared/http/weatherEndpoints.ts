import { assumed, call } from './endpoint.ts'
import { weather } from './shapes/weather.ts'

/** The weather's calls; the spec says "not shown", so all of it is ours. */
export const weatherEndpoints = {
  'GET /api/v1/weather': call<undefined, 'lat' | 'lon' | 'lang'>()(weather, assumed),
  'GET /api/v1/weather/ip': call<undefined, 'lang'>()(weather, assumed),
} as const
