import { expect, test } from 'vitest'
import { sampleDeps, weatherFor } from '../../../test/weather/sampleDeps.ts'
import { createWeatherMachine } from './machine.ts'
import type { Snapshot } from './state.ts'
import { viewOf, type Content } from './view.ts'

const minute = 60_000
const nothing: Snapshot = { shown: null, fix: null }

function begin(locateTimeout?: number | null, kept: (at: number) => Snapshot = () => nothing) {
  const sample = sampleDeps(locateTimeout)
  const machine = createWeatherMachine(sample.deps, kept(sample.at()))
  const close = machine.open()
  const view = () => viewOf(machine.read(), sample.at())
  return {
    ...sample,
    close,
    view,
    refresh: () => machine.send({ type: 'refresh' }),
    content: () => view() as Content,
    place: () => machine.read().shown?.weather.address,
    /** Resolves the newest call with weather. */
    reply: (address: string) =>
      sample.asked[sample.asked.length - 1]?.answer({ weather: weatherFor(address) }),
    lose: (why: 'network' | 'service') => sample.asked[sample.asked.length - 1]?.answer({ why }),
  }
}

/** Returns a machine that already shows the weather at the device's position. */
async function ready() {
  const machine = begin()
  await machine.found(machine.fix(22.5431, 114.0579))
  await machine.reply('Shenzhen')
  return machine
}

test('first the position, then its weather; two decimals are the caller’s business, all four are kept', async () => {
  const machine = begin()
  expect(machine.view()).toMatchObject({ type: 'waiting', locating: true })
  expect(machine.asked).toEqual([])
  await machine.found(machine.fix(22.5431, 114.0579))
  expect(machine.view()).toMatchObject({ type: 'waiting', locating: false })
  await machine.reply('Shenzhen')
  expect(machine.view()).toMatchObject({
    type: 'content',
    status: 'fresh',
    positionFailure: null,
    busy: false,
  })
  expect(machine.content().shown.fix).toMatchObject({ lat: 22.5431, lon: 114.0579 })
})

test.each(['denied', 'off', 'weak'] as const)(
  'position %s: weather by the network’s address, and why',
  async (why) => {
    const machine = begin()
    await machine.found(why)
    expect(machine.view()).toMatchObject({ type: 'waiting', positionFailure: why })
    expect(machine.asked.map(({ call }) => call.fix)).toEqual([null])
    await machine.reply('Berlin')
    expect(machine.content()).toMatchObject({ positionFailure: why, shown: { fix: null } })
  },
)

test('a position vaguer than 5 km counts as weak', async () => {
  const machine = begin()
  await machine.found(machine.fix(22.5, 114, 5001))
  await machine.reply('Berlin')
  expect(machine.content()).toMatchObject({ positionFailure: 'weak', shown: { fix: null } })
})

test('nowhere to ask for a position: weather by address at once, and no banner with a reason', async () => {
  const machine = begin(null)
  expect(machine.searches).toEqual([])
  await machine.reply('Berlin')
  expect(machine.content()).toMatchObject({ positionFailure: 'absent', shown: { fix: null } })
})

test.each([8000, 10_000])(
  'after %d ms without a word the watchdog asks by address',
  async (locateTimeout) => {
    const machine = begin(locateTimeout)
    await machine.pass(locateTimeout - 1)
    expect(machine.asked).toEqual([])
    await machine.pass(1)
    expect(machine.asked.map(({ call }) => call.fix)).toEqual([null])
    expect(machine.view()).toMatchObject({ positionFailure: 'weak' })
  },
)

test('a late position replaces it without a word, once', async () => {
  const machine = begin()
  await machine.pass(10_000)
  await machine.reply('Berlin')
  await machine.found(machine.fix(22.54, 114.06))
  expect(machine.asked[1]?.call).toMatchObject({ quiet: true })
  expect(machine.content()).toMatchObject({ positionFailure: null })
  await machine.reply('Shenzhen')
  expect(machine.place()).toBe('Shenzhen')
  await machine.found(machine.fix(1, 1), 0)
  expect(machine.asked).toHaveLength(2)
})

test('the reason is corrected when it comes after the watchdog', async () => {
  const machine = begin()
  await machine.pass(10_000)
  await machine.reply('Berlin')
  await machine.found('denied')
  expect(machine.content().positionFailure).toBe('denied')
  expect(machine.asked).toHaveLength(1)
})

test('a slow answer by address never replaces the device’s own weather', async () => {
  const machine = begin()
  await machine.pass(10_000)
  await machine.found(machine.fix(22.54, 114.06))
  await machine.reply('Shenzhen')
  expect(machine.asked[0]?.signal.aborted).toBe(true)
  await machine.asked[0]?.answer({ weather: weatherFor('Berlin') })
  expect(machine.place()).toBe('Shenzhen')
})

test('the last known position serves at once, and the search goes on behind it', async () => {
  const machine = begin(10_000, (at) => ({
    shown: null,
    fix: { lat: 22.54, lon: 114.06, accuracyM: 10, at: at - 29 * minute },
  }))
  expect(machine.asked.map(({ call }) => call.fix?.lat)).toEqual([22.54])
  await machine.reply('Shenzhen')
  expect(machine.place()).toBe('Shenzhen')
  await machine.found(machine.fix(22.541, 114.061))
  expect(machine.asked).toHaveLength(1)
})

test('a position found half an hour ago is no longer one', () => {
  const machine = begin(10_000, (at) => ({
    shown: null,
    fix: { lat: 22.54, lon: 114.06, accuracyM: 10, at: at - 31 * minute },
  }))
  expect(machine.asked).toEqual([])
})

test('who has moved gets the weather of the new place', async () => {
  const machine = await ready()
  await machine.pass(11 * minute)
  machine.tell('resume')
  await machine.reply('Shenzhen again')
  await machine.found(machine.fix(23.13, 113.26))
  await machine.reply('Guangzhou')
  expect(machine.place()).toBe('Guangzhou')
})

test('a permission taken back ends the use of the position, also of a known one', async () => {
  const machine = await ready()
  await machine.pass(2 * minute)
  machine.refresh()
  await machine.found('denied')
  expect(machine.asked[1]?.signal.aborted).toBe(true)
  await machine.reply('Berlin')
  expect(machine.content()).toMatchObject({ positionFailure: 'denied', shown: { fix: null } })
})

test('closing ends every call and timer; nothing is shown afterwards', async () => {
  const machine = begin()
  await machine.pass(10_000)
  machine.close()
  expect(machine.asked[0]?.signal.aborted).toBe(true)
  expect(machine.pendingTimers()).toBe(0)
  await machine.reply('Berlin')
  expect(machine.place()).toBeUndefined()
})

test('what was shown outlives the screen while it is young', async () => {
  const machine = begin(10_000, (at) => ({
    shown: {
      weather: weatherFor('Shenzhen'),
      at: at - minute,
      fix: { lat: 22.54, lon: 114.06, accuracyM: 9, at },
    },
    fix: { lat: 22.54, lon: 114.06, accuracyM: 9, at: at - minute },
  }))
  expect(machine.content()).toMatchObject({ busy: false, status: 'updated' })
  await machine.found(machine.fix(22.54, 114.06))
  expect(machine.asked).toEqual([])
})
