import { expect, test } from 'vitest'
import { sampleWorld, weatherFor } from '../../../test/weather/sampleWorld.ts'
import { createWeatherMachine } from './machine.ts'
import { viewOf, type Content } from './view.ts'

const minute = 60_000

async function shown(position: 'found' | 'denied' | 'off' = 'found') {
  const sample = sampleWorld()
  const desk = createWeatherMachine(sample.world, { shown: null, fix: null })
  desk.open()
  await sample.found(position === 'found' ? sample.fix(22.54, 114.06) : position)
  const last = () => sample.asked[sample.asked.length - 1]
  await last()?.answer({ weather: weatherFor('Here') })
  return {
    ...sample,
    refresh: () => desk.send({ type: 'refresh' }),
    view: () => viewOf(desk.read(), sample.at()),
    content: () => viewOf(desk.read(), sample.at()) as Content,
    reply: (address: string) => last()?.answer({ weather: weatherFor(address) }),
    lose: (why: 'network' | 'service' | 'wait', waitMs?: number) => last()?.answer({ why, waitMs }),
  }
}

test('within a minute there is nothing newer: it says so for a moment and asks nobody', async () => {
  const desk = await shown()
  await desk.pass(minute - 1)
  desk.refresh()
  expect(desk.content()).toMatchObject({ word: 'just', busy: false })
  expect(desk.asked).toHaveLength(1)
  await desk.pass(3100)
  expect(desk.content().word).toBe('updated')
})

test('after a minute the old weather stays while the new one comes', async () => {
  const desk = await shown()
  await desk.pass(minute)
  desk.refresh()
  expect(desk.content()).toMatchObject({ busy: true, shown: { weather: { address: 'Here' } } })
  desk.refresh()
  expect(desk.asked).toHaveLength(2)
  await desk.reply('Newer')
  expect(desk.content()).toMatchObject({ shown: { weather: { address: 'Newer' } } })
  await desk.found(desk.fix(22.54, 114.06))
  expect(desk.asked).toHaveLength(2)
  expect(desk.content().busy).toBe(false)
})

test('a refresh that fails keeps the weather and says so', async () => {
  const desk = await shown()
  await desk.pass(minute)
  desk.refresh()
  await desk.lose('service')
  await desk.found('weak')
  expect(desk.content()).toMatchObject({ word: 'failed', busy: false })
})

test('without a connection the weather stays and has not failed, until the network is back', async () => {
  const desk = await shown()
  await desk.pass(2 * minute)
  desk.tell('offline')
  desk.refresh()
  await desk.lose('network')
  expect(desk.content()).toMatchObject({ word: 'updated', shown: { weather: { address: 'Here' } } })
  desk.tell('online')
  await desk.found(desk.fix(22.54, 114.06), 1)
  expect(desk.asked).toHaveLength(3)
  await desk.reply('Newer')
  expect(desk.content()).toMatchObject({ word: 'updated', shown: { weather: { address: 'Newer' } } })
})

test('429: the weather stays and nobody asks until the time is over', async () => {
  const desk = await shown()
  await desk.pass(2 * minute)
  desk.refresh()
  await desk.lose('wait', 30_000)
  await desk.found(desk.fix(22.54, 114.06))
  expect(desk.content()).toMatchObject({ word: 'blocked', canRefresh: false, busy: false })
  desk.refresh()
  expect(desk.asked).toHaveLength(2)
  await desk.pass(30_100)
  expect(desk.content()).toMatchObject({ word: 'updated', canRefresh: true })
  desk.refresh()
  expect(desk.asked).toHaveLength(3)
})

test('429 before there was any weather: it loads by itself when the time is over, and not sooner than 5 s', async () => {
  const sample = sampleWorld(null)
  const desk = createWeatherMachine(sample.world, { shown: null, fix: null })
  desk.open()
  await sample.asked[0]?.answer({ why: 'wait', waitMs: 0 })
  expect(viewOf(desk.read(), sample.at())).toMatchObject({ kind: 'failed', failure: 'wait', canRetry: false })
  await sample.pass(4900)
  expect(sample.asked).toHaveLength(1)
  await sample.pass(200)
  expect(sample.asked).toHaveLength(2)
})

test('coming back after ten minutes refreshes in silence, sooner does not', async () => {
  const desk = await shown()
  await desk.pass(10 * minute)
  desk.tell('resume')
  expect(desk.asked).toHaveLength(1)
  await desk.pass(1)
  desk.tell('resume')
  expect(desk.asked[1]?.call.quiet).toBe(true)
})

test('weather of more than an hour says how old it is', async () => {
  const desk = await shown()
  await desk.pass(60 * minute)
  expect(desk.content().word).toBe('updated')
  await desk.pass(1)
  expect(desk.content().word).toBe('stale')
})

test('a permission given in the settings counts when the page comes back', async () => {
  const desk = await shown('denied')
  desk.tell('resume')
  expect(desk.searches, 'the closing permission dialog is no return').toHaveLength(1)
  await desk.pass(20_000)
  desk.tell('resume')
  expect(desk.searches).toHaveLength(2)
  await desk.found(desk.fix(22.54, 114.06))
  await desk.reply('Shenzhen')
  expect(desk.content()).toMatchObject({ trouble: null, shown: { weather: { address: 'Shenzhen' } } })
})

test('a permission given in the page counts at once', async () => {
  const desk = await shown('denied')
  desk.tell('allowed')
  await desk.found(desk.fix(22.54, 114.06))
  await desk.reply('Shenzhen')
  expect(desk.content()).toMatchObject({ trouble: null })
})

test('a refresh also looks for the position again, at any time', async () => {
  const desk = await shown('off')
  desk.refresh()
  expect(desk.content().word).toBe('just')
  expect(desk.asked).toHaveLength(1)
  await desk.found(desk.fix(22.54, 114.06))
  await desk.reply('Shenzhen')
  expect(desk.content()).toMatchObject({ trouble: null, shown: { weather: { address: 'Shenzhen' } } })
})

test('a missing position does not hold a refresh up', async () => {
  const desk = await shown('off')
  await desk.pass(2 * minute)
  desk.refresh()
  expect(desk.asked).toHaveLength(2)
  expect(desk.searches).toHaveLength(2)
})
