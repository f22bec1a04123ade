import { expect, test } from 'vitest'
import { sampleWorld, weatherFor } from '../../../test/weather/sampleWorld.ts'
import { createWeatherMachine } from './machine.ts'
import type { Kept } from './state.ts'
import { viewOf, type Content } from './view.ts'

const minute = 60_000
const nothing: Kept = { shown: null, fix: null }

function begin(patience?: number | null, kept: (at: number) => Kept = () => nothing) {
  const sample = sampleWorld(patience)
  const desk = createWeatherMachine(sample.world, kept(sample.at()))
  const close = desk.open()
  const view = () => viewOf(desk.read(), sample.at())
  return {
    ...sample,
    close,
    view,
    refresh: () => desk.send({ type: 'refresh' }),
    content: () => view() as Content,
    place: () => desk.read().shown?.weather.address,
    /** Answers the newest call. */
    reply: (address: string) =>
      sample.asked[sample.asked.length - 1]?.answer({ weather: weatherFor(address) }),
    lose: (why: 'network' | 'service') => sample.asked[sample.asked.length - 1]?.answer({ why }),
  }
}

/** A desk that shows the weather of the device's place. */
async function ready() {
  const desk = begin()
  await desk.found(desk.fix(22.5431, 114.0579))
  await desk.reply('Shenzhen')
  return desk
}

test('first the position, then its weather; two decimals are the caller’s business, all four are kept', async () => {
  const desk = begin()
  expect(desk.view()).toMatchObject({ kind: 'waiting', locating: true })
  expect(desk.asked).toEqual([])
  await desk.found(desk.fix(22.5431, 114.0579))
  expect(desk.view()).toMatchObject({ kind: 'waiting', locating: false })
  await desk.reply('Shenzhen')
  expect(desk.view()).toMatchObject({ kind: 'content', word: 'updated', trouble: null, busy: false })
  expect(desk.content().shown.fix).toMatchObject({ lat: 22.5431, lon: 114.0579 })
})

test.each(['denied', 'off', 'weak'] as const)(
  'position %s: weather by the network’s address, and why',
  async (why) => {
    const desk = begin()
    await desk.found(why)
    expect(desk.view()).toMatchObject({ kind: 'waiting', trouble: why })
    expect(desk.asked.map(({ call }) => call.fix)).toEqual([null])
    await desk.reply('Berlin')
    expect(desk.content()).toMatchObject({ trouble: why, shown: { fix: null } })
  },
)

test('a position vaguer than 5 km counts as weak', async () => {
  const desk = begin()
  await desk.found(desk.fix(22.5, 114, 5001))
  await desk.reply('Berlin')
  expect(desk.content()).toMatchObject({ trouble: 'weak', shown: { fix: null } })
})

test('nowhere to ask for a position: weather by address at once, and no banner with a reason', async () => {
  const desk = begin(null)
  expect(desk.searches).toEqual([])
  await desk.reply('Berlin')
  expect(desk.content()).toMatchObject({ trouble: 'absent', shown: { fix: null } })
})

test.each([8000, 10_000])('after %d ms without a word the watchdog asks by address', async (patience) => {
  const desk = begin(patience)
  await desk.pass(patience - 1)
  expect(desk.asked).toEqual([])
  await desk.pass(1)
  expect(desk.asked.map(({ call }) => call.fix)).toEqual([null])
  expect(desk.view()).toMatchObject({ trouble: 'weak' })
})

test('a late position replaces it without a word, once', async () => {
  const desk = begin()
  await desk.pass(10_000)
  await desk.reply('Berlin')
  await desk.found(desk.fix(22.54, 114.06))
  expect(desk.asked[1]?.call).toMatchObject({ quiet: true })
  expect(desk.content()).toMatchObject({ trouble: null })
  await desk.reply('Shenzhen')
  expect(desk.place()).toBe('Shenzhen')
  await desk.found(desk.fix(1, 1), 0)
  expect(desk.asked).toHaveLength(2)
})

test('the reason is corrected when it comes after the watchdog', async () => {
  const desk = begin()
  await desk.pass(10_000)
  await desk.reply('Berlin')
  await desk.found('denied')
  expect(desk.content().trouble).toBe('denied')
  expect(desk.asked).toHaveLength(1)
})

test('a slow answer by address never replaces the device’s own weather', async () => {
  const desk = begin()
  await desk.pass(10_000)
  await desk.found(desk.fix(22.54, 114.06))
  await desk.reply('Shenzhen')
  expect(desk.asked[0]?.signal.aborted).toBe(true)
  await desk.asked[0]?.answer({ weather: weatherFor('Berlin') })
  expect(desk.place()).toBe('Shenzhen')
})

test('the last known position serves at once, and the search goes on behind it', async () => {
  const desk = begin(10_000, (at) => ({
    shown: null,
    fix: { lat: 22.54, lon: 114.06, accuracyM: 10, at: at - 29 * minute },
  }))
  expect(desk.asked.map(({ call }) => call.fix?.lat)).toEqual([22.54])
  await desk.reply('Shenzhen')
  expect(desk.place()).toBe('Shenzhen')
  await desk.found(desk.fix(22.541, 114.061))
  expect(desk.asked).toHaveLength(1)
})

test('a position found half an hour ago is no longer one', () => {
  const desk = begin(10_000, (at) => ({
    shown: null,
    fix: { lat: 22.54, lon: 114.06, accuracyM: 10, at: at - 31 * minute },
  }))
  expect(desk.asked).toEqual([])
})

test('who has moved gets the weather of the new place', async () => {
  const desk = await ready()
  await desk.pass(11 * minute)
  desk.tell('resume')
  await desk.reply('Shenzhen again')
  await desk.found(desk.fix(23.13, 113.26))
  await desk.reply('Guangzhou')
  expect(desk.place()).toBe('Guangzhou')
})

test('a permission taken back ends the use of the position, also of a known one', async () => {
  const desk = await ready()
  await desk.pass(2 * minute)
  desk.refresh()
  await desk.found('denied')
  expect(desk.asked[1]?.signal.aborted).toBe(true)
  await desk.reply('Berlin')
  expect(desk.content()).toMatchObject({ trouble: 'denied', shown: { fix: null } })
})

test('closing ends every call and timer; nothing is shown afterwards', async () => {
  const desk = begin()
  await desk.pass(10_000)
  desk.close()
  expect(desk.asked[0]?.signal.aborted).toBe(true)
  expect(desk.pendingTimers()).toBe(0)
  await desk.reply('Berlin')
  expect(desk.place()).toBeUndefined()
})

test('what was shown outlives the screen while it is young', async () => {
  const desk = begin(10_000, (at) => ({
    shown: {
      weather: weatherFor('Shenzhen'),
      at: at - minute,
      fix: { lat: 22.54, lon: 114.06, accuracyM: 9, at },
    },
    fix: { lat: 22.54, lon: 114.06, accuracyM: 9, at: at - minute },
  }))
  expect(desk.content()).toMatchObject({ busy: false, word: 'updated' })
  await desk.found(desk.fix(22.54, 114.06))
  expect(desk.asked).toEqual([])
})
