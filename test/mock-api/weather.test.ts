import { assert, asyncProperty, integer, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { refusal, standIn } from './ask.ts'

const { ask, room } = standIn()
const weather = (lat: number | string, lon: number | string, lang = 'en') =>
  ask(`GET /api/v1/weather?lat=${lat}&lon=${lon}&lang=${lang}`)

test('a position is answered with every field, at the nearest place', async () => {
  expect((await weather(52.5, 13.4)).body).toEqual({
    source: 'gps',
    address: 'Mitte, Berlin',
    lat: 52.5,
    lon: 13.4,
    timeZone: 'Europe/Berlin',
    utcOffsetMin: expect.any(Number),
    observedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    day: { kind: 'rain', text: 'Rain' },
    night: { kind: 'cloudy', text: 'Cloudy' },
    temperatureC: 4,
    temperatureMinC: 1,
    temperatureMaxC: 6,
    humidityPct: 87,
    windLevel: { min: 4, max: 5 },
    precipChancePct: 80,
    precipMm: 2.4,
    attribution: { text: 'Stand-in weather' },
  })
})

test.each([
  ['zh', '柏林米特区', '雨'],
  ['zh-TW', '柏林米特區', '雨'],
  ['zh-SG', '柏林米特区', '雨'],
  ['de', 'Mitte, Berlin', 'Regen'],
  ['in', 'Mitte, Berlin', 'Hujan'],
  ['ru-RU', 'Митте, Берлин', 'Дождь'],
  ['ar', 'ميته، برلين', 'مطر'],
  ['tlh', 'Mitte, Berlin', 'Rain'],
])('in %s', async (lang, address, text) => {
  expect((await weather(52.5, 13.4, lang)).body).toMatchObject({ address, day: { text } })
})

test('the offset is that of the zone on the day', async () => {
  expect((await weather(19.1, 72.9)).body).toMatchObject({ timeZone: 'Asia/Kolkata', utcOffsetMin: 330 })
  expect((await weather(22.5, 114)).body).toMatchObject({ timeZone: 'Asia/Shanghai', utcOffsetMin: 480 })
})

test('far from every known place the answer is named by its position', async () => {
  expect((await weather(-40, -179.5)).body).toMatchObject({
    address: '40.00° S, 179.50° W',
    timeZone: 'Etc/GMT+12',
    utcOffsetMin: -720,
  })
})

test('any position of the globe is answered, with a zone the platform knows', async () => {
  const spot = tuple(integer({ min: -9000, max: 9000 }), integer({ min: -18000, max: 18000 }))
  const holds = asyncProperty(spot, async ([lat, lon]) => {
    const { status, body } = await weather(lat / 100, lon / 100)
    expect(status).toBe(200)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: String(body.timeZone) })).not.toThrow()
    expect(Math.abs(Number(body.utcOffsetMin))).toBeLessThanOrEqual(14 * 60)
  })
  await assert(holds, { numRuns: 60 })
})

test.each([
  ['', '13'],
  ['91', '0'],
  ['0', '180.5'],
  ['1e1', '0'],
  ['NaN', '0'],
])('the position %s, %s is refused', async (lat, lon) => {
  expect(await weather(lat, lon)).toMatchObject(refusal(400, 40001))
})

test('by network address the place is a setting, or unknown', async () => {
  const byIp = () => ask('GET /api/v1/weather/ip?lang=de')
  expect((await byIp()).body).toMatchObject({ source: 'ip', address: 'Nanshan, Shenzhen' })
  await room().settings({ weatherIpPlace: 'dubai', weatherPatch: { humidityPct: null } })
  expect((await byIp()).body).toMatchObject({ address: 'Downtown Dubai', humidityPct: null })
  await room().settings({ weatherIpPlace: '' })
  expect((await byIp()).status).toBe(404)
})
