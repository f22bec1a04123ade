import { expect, test } from 'vitest'
import { sampleDeps, weatherFor } from '../../../test/weather/sampleDeps.ts'
import { createWeatherMachine } from './machine.ts'
import { viewOf, type Content } from './view.ts'

const minute = 60_000

async function shown(position: 'found' | 'denied' | 'off' = 'found') {
  const sample = sampleDeps()
  const machine = createWeatherMachine(sample.deps, { shown: null, fix: null })
  machine.open()
  await sample.found(position === 'found' ? sample.fix(22.54, 114.06) : position)
  const last = () => sample.asked[sample.asked.length - 1]
  await last()?.answer({ weather: weatherFor('Here') })
  return {
    ...sample,
    refresh: () => machine.send({ type: 'refresh' }),
    view: () => viewOf(machine.read(), sample.at()),
    content: () => viewOf(machine.read(), sample.at()) as Content,
    reply: (address: string) => last()?.answer({ weather: weatherFor(address) }),
    lose: (why: 'network' | 'service' | 'wait', waitMs?: number) => last()?.answer({ why, waitMs }),
  }
}

test('within a minute there is nothing newer: it says so for a moment and asks nobody', async () => {
  const machine = await shown()
  await machine.pass(minute - 1)
  machine.refresh()
  expect(machine.content()).toMatchObject({ status: 'just', busy: false })
  expect(machine.asked).toHaveLength(1)
  await machine.pass(3100)
  expect(machine.content().status).toBe('updated')
})

test('after a minute the old weather stays while the new one comes', async () => {
  const machine = await shown()
  await machine.pass(minute)
  machine.refresh()
  expect(machine.content()).toMatchObject({ busy: true, shown: { weather: { address: 'Here' } } })
  machine.refresh()
  expect(machine.asked).toHaveLength(2)
  await machine.reply('Newer')
  expect(machine.content()).toMatchObject({ shown: { weather: { address: 'Newer' } } })
  await machine.found(machine.fix(22.54, 114.06))
  expect(machine.asked).toHaveLength(2)
  expect(machine.content().busy).toBe(false)
})

test('a refresh that fails keeps the weather and says so', async () => {
  const machine = await shown()
  await machine.pass(minute)
  machine.refresh()
  await machine.lose('service')
  await machine.found('weak')
  expect(machine.content()).toMatchObject({ status: 'failed', busy: false })
})

test('a refresh that finds no connection says so, the weather stays, and the network brings newer', async () => {
  const machine = await shown()
  await machine.pass(2 * minute)
  machine.refresh()
  await machine.lose('network')
  expect(machine.content()).toMatchObject({ status: 'failed', shown: { weather: { address: 'Here' } } })
  machine.tell('online')
  await machine.found(machine.fix(22.54, 114.06), 1)
  expect(machine.asked).toHaveLength(3)
  await machine.reply('Newer')
  expect(machine.content()).toMatchObject({ status: 'fresh', shown: { weather: { address: 'Newer' } } })
})

test('503: what happens on the page asks nobody until the time is over, the user’s own wish does', async () => {
  const machine = await shown()
  await machine.pass(2 * minute)
  machine.refresh()
  await machine.found(machine.fix(22.54, 114.06), 1)
  await machine.lose('service', 30 * minute)
  machine.tell('online')
  await machine.pass(11 * minute)
  machine.tell('resume')
  expect(machine.asked).toHaveLength(2)
  machine.refresh()
  expect(machine.asked).toHaveLength(3)
  await machine.found(machine.fix(22.54, 114.06), 2)
  await machine.lose('service', 30 * minute)
  await machine.pass(30 * minute)
  machine.tell('online')
  expect(machine.asked).toHaveLength(4)
})

test('429: the weather stays and nobody asks until the time is over', async () => {
  const machine = await shown()
  await machine.pass(2 * minute)
  machine.refresh()
  await machine.lose('wait', 30_000)
  await machine.found(machine.fix(22.54, 114.06))
  expect(machine.content()).toMatchObject({ status: 'blocked', canRefresh: false, busy: false })
  machine.refresh()
  expect(machine.asked).toHaveLength(2)
  await machine.pass(30_100)
  expect(machine.content()).toMatchObject({ status: 'updated', canRefresh: true })
  machine.refresh()
  expect(machine.asked).toHaveLength(3)
})

test('429 before there was any weather: it loads by itself when the time is over, and not sooner than 5 s', async () => {
  const sample = sampleDeps(null)
  const machine = createWeatherMachine(sample.deps, { shown: null, fix: null })
  machine.open()
  await sample.asked[0]?.answer({ why: 'wait', waitMs: 0 })
  expect(viewOf(machine.read(), sample.at())).toMatchObject({
    type: 'failed',
    failure: 'wait',
    canRetry: false,
  })
  await sample.pass(4900)
  expect(sample.asked).toHaveLength(1)
  await sample.pass(200)
  expect(sample.asked).toHaveLength(2)
})

test('coming back after ten minutes refreshes in silence, sooner does not', async () => {
  const machine = await shown()
  await machine.pass(10 * minute)
  machine.tell('resume')
  expect(machine.asked).toHaveLength(1)
  await machine.pass(1)
  machine.tell('resume')
  expect(machine.asked[1]?.call.quiet).toBe(true)
})

test('weather of more than an hour says how old it is', async () => {
  const machine = await shown()
  await machine.pass(60 * minute)
  expect(machine.content().status).toBe('updated')
  await machine.pass(1)
  expect(machine.content().status).toBe('stale')
})

test('a permission given in the settings counts when the page comes back', async () => {
  const machine = await shown('denied')
  machine.tell('resume')
  expect(machine.searches, 'the closing permission dialog is no return').toHaveLength(1)
  await machine.pass(20_000)
  machine.tell('resume')
  expect(machine.searches).toHaveLength(2)
  await machine.found(machine.fix(22.54, 114.06))
  await machine.reply('Shenzhen')
  expect(machine.content()).toMatchObject({
    positionFailure: null,
    shown: { weather: { address: 'Shenzhen' } },
  })
})

test('a permission given in the page counts at once', async () => {
  const machine = await shown('denied')
  machine.tell('allowed')
  await machine.found(machine.fix(22.54, 114.06))
  await machine.reply('Shenzhen')
  expect(machine.content()).toMatchObject({ positionFailure: null })
})

test('a refresh also looks for the position again, at any time', async () => {
  const machine = await shown('off')
  machine.refresh()
  expect(machine.content().status).toBe('just')
  expect(machine.asked).toHaveLength(1)
  await machine.found(machine.fix(22.54, 114.06))
  await machine.reply('Shenzhen')
  expect(machine.content()).toMatchObject({
    positionFailure: null,
    shown: { weather: { address: 'Shenzhen' } },
  })
})

test('a missing position does not hold a refresh up', async () => {
  const machine = await shown('off')
  await machine.pass(2 * minute)
  machine.refresh()
  expect(machine.asked).toHaveLength(2)
  expect(machine.searches).toHaveLength(2)
})
