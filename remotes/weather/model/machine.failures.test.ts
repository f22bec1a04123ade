import { expect, test } from 'vitest'
import { sampleDeps, weatherFor } from '../../../test/weather/sampleDeps.ts'
import { createWeatherMachine } from './machine.ts'
import { viewOf } from './view.ts'

function begin() {
  const sample = sampleDeps()
  const machine = createWeatherMachine(sample.deps, { shown: null, fix: null })
  machine.open()
  return {
    ...sample,
    retry: () => machine.send({ type: 'refresh' }),
    view: () => viewOf(machine.read(), sample.at()),
    lose: (why: 'network' | 'service' | 'place') => sample.asked[sample.asked.length - 1]?.answer({ why }),
  }
}

test.each([
  ['denied', 'place', 'place'],
  ['off', 'place', 'place'],
  ['denied', 'service', 'service'],
  ['off', 'service', 'service'],
  ['off', 'network', 'network'],
] as const)('position %s and %s: %s', async (why, lost, failure) => {
  const machine = begin()
  await machine.found(why)
  await machine.lose(lost)
  expect(machine.view()).toMatchObject({ type: 'failed', failure, canRetry: true })
})

test.each(['service', 'network'] as const)(
  'the device’s own weather fails by %s: it is not another place’s',
  async (lost) => {
    const machine = begin()
    await machine.found(machine.fix(22.54, 114.06))
    await machine.lose(lost)
    expect(machine.view()).toMatchObject({ type: 'failed', failure: lost })
    expect(machine.asked).toHaveLength(1)
  },
)

test('Retry starts over with the position', async () => {
  const machine = begin()
  await machine.found('off')
  await machine.lose('service')
  machine.retry()
  expect(machine.view()).toMatchObject({ type: 'waiting' })
  expect(machine.searches).toHaveLength(2)
  await machine.found(machine.fix(22.54, 114.06))
  await machine.asked[machine.asked.length - 1]?.answer({ weather: weatherFor('Shenzhen') })
  expect(machine.view()).toMatchObject({ type: 'content' })
})

test('a vague position is better than none when the network knows no place either', async () => {
  const machine = begin()
  await machine.found(machine.fix(22.54, 114.06, 40_000))
  await machine.lose('place')
  expect(machine.asked[1]?.call.fix).toMatchObject({ lat: 22.54, lon: 114.06 })
  await machine.asked[1]?.answer({ weather: weatherFor('Shenzhen') })
  expect(machine.view()).toMatchObject({ type: 'content' })
})

test('a late position saves a search that had failed', async () => {
  const machine = begin()
  await machine.pass(10_000)
  await machine.lose('place')
  expect(machine.view()).toMatchObject({ type: 'failed', failure: 'place' })
  await machine.found(machine.fix(22.54, 114.06))
  expect(machine.view()).toMatchObject({ type: 'waiting' })
})

test('without a connection at first, the weather comes by itself with the network', async () => {
  const machine = begin()
  await machine.found(machine.fix(22.54, 114.06))
  await machine.lose('network')
  machine.tell('online')
  expect(machine.asked).toHaveLength(2)
})
