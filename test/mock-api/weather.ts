import { Hono, type Context } from 'hono'
import { inLanguage } from './names/inLanguage.ts'
import { kindWords, place, places, type Place } from './places.ts'
import { refuse } from './refusals.ts'
import { now, type World } from './world.ts'

const radians = Math.PI / 180
/**
 * Returns the distance of two points in kilometres. A flat projection is accurate enough to find the nearest
 * place.
 */
const distance = (a: { lat: number; lon: number }, b: { lat: number; lon: number }) => {
  const turn = ((((a.lon - b.lon) % 360) + 540) % 360) - 180
  return Math.hypot(a.lat - b.lat, turn * Math.cos(((a.lat + b.lat) / 2) * radians)) * 111
}
const reachKm = 400

/** Returns a zone's UTC offset in minutes at a given time. */
function offsetMinutes(zone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

/** Returns a place far from all known ones. Its name is its coordinates, as real providers do at sea. */
function somewhere(lat: number, lon: number): Place {
  const hours = Math.round(lon / 15)
  const zone = hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  const text = `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`
  const middle = Math.round(28 - Math.abs(lat) / 2)
  return place(
    text,
    [lat, lon, zone],
    ['cloudy', 'wind'],
    [middle, middle - 3, middle + 3, 70, 4, 6, 30, 0.5],
  )
}

function nearest(lat: number, lon: number): Place {
  const [first] = Object.values(places)
    .map((known) => ({ known, km: distance(known, { lat, lon }) }))
    .toSorted((a, b) => a.km - b.km)
  return first && first.km <= reachKm ? first.known : somewhere(lat, lon)
}

type Fix = { source: 'gps' | 'ip'; lat: number; lon: number }

function answer(world: World, at: Place, lang: string, { source, lat, lon }: Fix) {
  const half = (kind: string) => ({ kind, text: inLanguage(kindWords[kind] ?? kind, lang) })
  const [temperatureC, temperatureMinC, temperatureMaxC] = at.degrees
  return {
    source,
    address: inLanguage(at.name, lang),
    lat,
    lon,
    timeZone: at.zone,
    utcOffsetMin: offsetMinutes(at.zone, now(world)),
    observedAt: new Date(now(world)).toISOString(),
    day: half(at.day),
    night: half(at.night),
    temperatureC,
    temperatureMinC,
    temperatureMaxC,
    humidityPct: at.humidity,
    windLevel: { min: at.wind[0], max: at.wind[1] },
    precipChancePct: at.chance,
    precipMm: at.rainMm,
    attribution: { text: 'Stand-in weather' },
    ...world.settings.weatherPatch,
  }
}

function degrees(c: Context, name: string, limit: number): number {
  const text = c.req.query(name) ?? ''
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Infinity
  return Math.abs(value) <= limit ? value : refuse('invalidRequest', { field: name })
}

/** Routes for weather by position and by the visitor's IP address. Neither needs a token. */
export function weatherRoutes(world: World): Hono {
  return new Hono()
    .get('/api/v1/weather', (c) => {
      const fix: Fix = { source: 'gps', lat: degrees(c, 'lat', 90), lon: degrees(c, 'lon', 180) }
      return c.json(answer(world, nearest(fix.lat, fix.lon), c.req.query('lang') ?? 'en', fix))
    })
    .get('/api/v1/weather/ip', (c) => {
      const here = places[world.settings.weatherIpPlace] ?? refuse('nothingHere')
      const fix: Fix = { source: 'ip', lat: here.lat, lon: here.lon }
      return c.json(answer(world, here, c.req.query('lang') ?? 'en', fix))
    })
}
