import { expect, test } from 'vitest'
import { virtualClock } from '../../../test/pay/virtualClock.ts'
import { createPoll } from './poll.ts'

/** Returns a poll whose requests resolve at once. The answers aren't final by default. */
function polled(final = () => false, pauseMs = () => 0) {
  const deps = virtualClock()
  const asked: number[] = []
  let over = 0
  const poll = createPoll(deps, {
    ask: () => {
      asked.push(deps.now() / 1000)
      return Promise.resolve({ final: final(), pauseMs: pauseMs() })
    },
    onTimeUp: () => over++,
  })
  return { deps, poll, asked, timesUp: () => over }
}

test('asks at 0, 1, 2, 4, 6, 9 and then every five seconds, for a minute', async () => {
  const { deps, poll, asked, timesUp } = polled()
  poll.start(60_000)
  await deps.pass(120_000)
  expect(asked).toEqual([0, 1, 2, 4, 6, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59])
  expect(timesUp()).toBe(1)
})

test('a server that wants to be left alone is, by timers, by what happens on the page and by a page that is shown again', async () => {
  const { deps, poll, asked } = polled(
    () => false,
    () => (asked.length === 1 ? 20_000 : 0),
  )
  poll.start(60_000)
  await deps.pass(5000)
  poll.askNow()
  await deps.pass(1000)
  poll.hide()
  await deps.pass(1000)
  poll.show()
  await deps.pass(12_900)
  expect(asked).toEqual([0])
  await deps.pass(200)
  expect(asked).toEqual([0, 20])
})

test('who asks again by hand is answered at once', async () => {
  const { deps, poll, asked } = polled(
    () => false,
    () => 20_000,
  )
  poll.start(60_000)
  await deps.pass(5000)
  poll.start(60_000)
  await deps.pass(100)
  expect(asked).toEqual([0, 5])
})

test('a final answer ends it', async () => {
  const { deps, poll, asked, timesUp } = polled(() => asked.length === 3)
  poll.start(60_000)
  await deps.pass(120_000)
  expect([asked, timesUp()]).toEqual([[0, 1, 2], 0])
})

test('hidden it asks nothing and time stands still; shown again it asks at once', async () => {
  const { deps, poll, asked, timesUp } = polled()
  poll.start(10_000)
  await deps.pass(1500)
  poll.hide()
  await deps.pass(3_600_000)
  expect([asked, timesUp()]).toEqual([[0, 1], 0])
  poll.show()
  await deps.pass(60_000)
  const after = asked.slice(2).map((at) => at - 3601.5)
  expect(after).toEqual([0, 1, 2, 4, 6])
  expect(timesUp()).toBe(1)
})

test('news is looked at once when the time was up, and does not start it anew', async () => {
  const { deps, poll, asked, timesUp } = polled()
  poll.start(0)
  await deps.pass(5000)
  poll.askNow()
  await deps.pass(60_000)
  expect([asked, timesUp()]).toEqual([[0, 5], 2])
})

test('a flock of news is one question more', async () => {
  const { deps, poll, asked } = polled()
  poll.start(60_000)
  await deps.pass(4200)
  for (let i = 0; i < 20; i++) poll.askNow()
  await deps.pass(700)
  expect(asked).toEqual([0, 1, 2, 4, 4.8])
})

test('a question that hangs is given up when the page comes back', async () => {
  const deps = virtualClock()
  const signals: AbortSignal[] = []
  const poll = createPoll(deps, {
    ask: (signal) => {
      signals.push(signal)
      return new Promise(() => {})
    },
    onTimeUp: () => {},
  })
  poll.start(60_000)
  await deps.pass(1000)
  poll.hide()
  poll.show()
  await deps.pass(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  poll.stop()
  await deps.pass(60_000)
  expect([signals.length, deps.pendingTimers()]).toEqual([2, 0])
})
