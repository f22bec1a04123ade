import { expect, test } from 'vitest'
import { virtualWorld } from '../../../test/pay/virtualWorld.ts'
import { createPoll } from './poll.ts'

/** A poll whose answers take no time and are never final unless said. */
function polled(final = () => false) {
  const world = virtualWorld()
  const asked: number[] = []
  let over = 0
  const poll = createPoll(world, {
    ask: () => {
      asked.push(world.now() / 1000)
      return Promise.resolve(final())
    },
    onTimeUp: () => over++,
  })
  return { world, poll, asked, timesUp: () => over }
}

test('asks at 0, 1, 2, 4, 6, 9 and then every five seconds, for a minute', async () => {
  const { world, poll, asked, timesUp } = polled()
  poll.start(60_000)
  await world.pass(120_000)
  expect(asked).toEqual([0, 1, 2, 4, 6, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59])
  expect(timesUp()).toBe(1)
})

test('a final answer ends it', async () => {
  const { world, poll, asked, timesUp } = polled(() => asked.length === 3)
  poll.start(60_000)
  await world.pass(120_000)
  expect([asked, timesUp()]).toEqual([[0, 1, 2], 0])
})

test('hidden it asks nothing and time stands still; shown again it asks at once', async () => {
  const { world, poll, asked, timesUp } = polled()
  poll.start(10_000)
  await world.pass(1500)
  poll.hide()
  await world.pass(3_600_000)
  expect([asked, timesUp()]).toEqual([[0, 1], 0])
  poll.show()
  await world.pass(60_000)
  const after = asked.slice(2).map((at) => at - 3601.5)
  expect(after).toEqual([0, 1, 2, 4, 6])
  expect(timesUp()).toBe(1)
})

test('news is looked at once when the time was up, and does not start it anew', async () => {
  const { world, poll, asked, timesUp } = polled()
  poll.start(0)
  await world.pass(5000)
  poll.poke()
  await world.pass(60_000)
  expect([asked, timesUp()]).toEqual([[0, 5], 2])
})

test('a flock of news is one question more', async () => {
  const { world, poll, asked } = polled()
  poll.start(60_000)
  await world.pass(4200)
  for (let i = 0; i < 20; i++) poll.poke()
  await world.pass(700)
  expect(asked).toEqual([0, 1, 2, 4, 4.8])
})

test('a question that hangs is given up when the page comes back', async () => {
  const world = virtualWorld()
  const signals: AbortSignal[] = []
  const poll = createPoll(world, {
    ask: (signal) => {
      signals.push(signal)
      return new Promise(() => {})
    },
    onTimeUp: () => {},
  })
  poll.start(60_000)
  await world.pass(1000)
  poll.hide()
  poll.show()
  await world.pass(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  poll.stop()
  await world.pass(60_000)
  expect([signals.length, world.pendingTimers()]).toEqual([2, 0])
})
