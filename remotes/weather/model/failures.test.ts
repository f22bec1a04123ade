import { expect, test } from 'vitest'
import { sampleWorld, weatherFor } from '../../../test/weather/sampleWorld.ts'
import { createWeatherMachine } from './machine.ts'
import { viewOf } from './view.ts'

function begin() {
  const sample = sampleWorld()
  const desk = createWeatherMachine(sample.world, { shown: null, fix: null })
  desk.open()
  return {
    ...sample,
    retry: () => desk.send({ type: 'refresh' }),
    view: () => viewOf(desk.read(), sample.at()),
    lose: (why: 'network' | 'service') => sample.asked[sample.asked.length - 1]?.answer({ why }),
  }
}

test.each([
  ['denied', 'service', 'place'],
  ['off', 'service', 'place'],
  ['off', 'network', 'network'],
] as const)('position %s and %s: %s', async (why, lost, failure) => {
  const desk = begin()
  await desk.found(why)
  await desk.lose(lost)
  expect(desk.view()).toMatchObject({ kind: 'failed', failure, canRetry: true })
})

test.each(['service', 'network'] as const)(
  'the device’s own weather fails by %s: it is not another place’s',
  async (lost) => {
    const desk = begin()
    await desk.found(desk.fix(22.54, 114.06))
    await desk.lose(lost)
    expect(desk.view()).toMatchObject({ kind: 'failed', failure: lost })
    expect(desk.asked).toHaveLength(1)
  },
)

test('Retry starts over with the position', async () => {
  const desk = begin()
  await desk.found('off')
  await desk.lose('service')
  desk.retry()
  expect(desk.view()).toMatchObject({ kind: 'waiting' })
  expect(desk.searches).toHaveLength(2)
  await desk.found(desk.fix(22.54, 114.06))
  await desk.asked[desk.asked.length - 1]?.answer({ weather: weatherFor('Shenzhen') })
  expect(desk.view()).toMatchObject({ kind: 'content' })
})

test('a vague position is better than none when the network knows no place either', async () => {
  const desk = begin()
  await desk.found(desk.fix(22.54, 114.06, 40_000))
  await desk.lose('service')
  expect(desk.asked[1]?.call.fix).toMatchObject({ lat: 22.54, lon: 114.06 })
  await desk.asked[1]?.answer({ weather: weatherFor('Shenzhen') })
  expect(desk.view()).toMatchObject({ kind: 'content' })
})

test('a late position saves a search that had failed', async () => {
  const desk = begin()
  await desk.pass(10_000)
  await desk.lose('service')
  expect(desk.view()).toMatchObject({ kind: 'failed', failure: 'place' })
  await desk.found(desk.fix(22.54, 114.06))
  expect(desk.view()).toMatchObject({ kind: 'waiting' })
})

test('without a connection at first, the weather comes by itself with the network', async () => {
  const desk = begin()
  await desk.found(desk.fix(22.54, 114.06))
  desk.tell('offline')
  await desk.lose('network')
  desk.tell('online')
  expect(desk.asked).toHaveLength(2)
})
